import { expect, test } from "vitest";
import { tenantsFolder } from "./example";
import { loadTenant } from "./load";

const VARIANTS = [
  { id: "street", lander: "video" },
  { id: "faces", lander: "gallery" },
];

test.each([
  [{ variants: VARIANTS.map((each) => ({ ...each, weight: 0 })) }, "experiments[0].variants", /sum to 0/],
  [{ variants: [VARIANTS[0]!, VARIANTS[0]!] }, "experiments[0].variants[1].id", /is listed twice/],
  [{ variants: [VARIANTS[0]!] }, "experiments[0].variants", /fewer than 2/],
  [{ groups: [{ id: "all", weights: { street: 1 } }] }, "experiments[0].groups[0]", /selects no visitors/],
  [
    { groups: [{ id: "de", countries: ["DE"], weights: { streat: 1 } }] },
    "experiments[0].groups[0].weights.streat",
    /no variant.*street, faces/,
  ],
  [
    { groups: [{ id: "de", countries: ["DE"], weights: { street: 0 } }] },
    "experiments[0].groups[0].weights",
    /sum to 0/,
  ],
])("an experiment's mistake is told by its key: %j", (change, key, words) => {
  const { tenant, path } = tenantsFolder();
  const experiment = { id: "spring", since: "2026-12-01", sample: 500, variants: VARIANTS };
  tenant("velvet", { experiments: [{ ...experiment, ...change }] });
  const { problems } = loadTenant(path("velvet"), { port: 3000 });
  expect(problems.find((problem) => problem.key === key)).toBeDefined();
  expect(problems.map(({ reason, remedy }) => `${reason} ${remedy}`).join()).toMatch(words);
});
