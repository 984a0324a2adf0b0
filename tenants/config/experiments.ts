/** Experiments with landing pages: the share of visitors for each variant, and the sample that decides. */
import { z } from "zod";
import { country, distinct, line } from "./formats";

const id = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, "must be a-z, 0-9 and -, at most 40 characters")
  .meta({ examples: ["spring"] });
const weight = z.int().min(0, "is less than 0").max(1000, "is more than 1000");

const variant = z.strictObject({
  id: id.describe("Its name in addresses and in the report."),
  lander: id
    .describe("The landing page that is shown, by its folder in themes/landers/.")
    .meta({ examples: ["video"] }),
  weight: weight
    .default(1)
    .describe("Its share of the visitors, relative to the other weights. 0: no visitor gets it."),
});

const group = z.strictObject({
  id: id.describe("Its name in addresses and in the report."),
  countries: distinct(country).min(1, "is empty").optional().describe("Visitors from these countries."),
  networks: distinct(line(100)).min(1, "is empty").optional().describe("Visitors from these networks."),
  weights: z.record(id, weight).describe("Their weights by variant; 0 for those that are left out."),
});

export const experiment = z.strictObject({
  id: id.describe("Visitors enter at /go/<id>."),
  since: z.iso
    .date("must be a day, e.g. 2026-12-01")
    .describe("The day from which visitors are counted. Another one begins the count anew."),
  sample: z
    .int()
    .min(100, "is less than 100")
    .describe("How many visitors each variant must have before one is called better. Set it before you begin."),
  variants: z
    .array(variant)
    .min(2, "has fewer than 2")
    .max(4, "has more than 4")
    .describe("What is compared, two to four."),
  groups: z
    .array(group)
    .max(10, "has more than 10")
    .default([])
    .describe("Visitors with other weights; the first group that fits applies. Each group has its own comparison."),
});

type Experiment = z.output<typeof experiment>;
type Complain = (at: (string | number)[], message: string, remedy: string) => void;

/** Complains of duplicate or unknown names, and of weights that sum to 0. */
export function judgeExperiments(experiments: readonly Experiment[], complain: Complain): void {
  twice(experiments, ["experiments"], complain);
  for (const [index, { variants, groups }] of experiments.entries()) {
    const at = ["experiments", index];
    twice(variants, [...at, "variants"], complain);
    twice(groups, [...at, "groups"], complain);
    if (sum(variants.map(({ weight }) => weight)) === 0) {
      complain([...at, "variants"], "has weights that sum to 0, so nobody gets any", "Give one a weight");
    }
    const known = new Set(variants.map(({ id }) => id));
    for (const [place, { countries, networks, weights }] of groups.entries()) {
      const here = [...at, "groups", place];
      if (!countries && !networks) {
        complain(here, "selects no visitors", "Add countries, networks or both");
      }
      for (const name of Object.keys(weights)) {
        if (known.has(name)) continue;
        complain([...here, "weights", name], `"${name}" is no variant`, `Write one of ${[...known].join(", ")}`);
      }
      if (sum(Object.values(weights)) === 0) {
        complain([...here, "weights"], "sum to 0, so nobody in the group gets any", "Give one a weight");
      }
    }
  }
}

function twice(list: readonly { id: string }[], at: (string | number)[], complain: Complain): void {
  const seen = new Set<string>();
  for (const [index, { id }] of list.entries()) {
    if (seen.has(id)) complain([...at, index, "id"], `"${id}" is listed twice`, "Name each differently");
    seen.add(id);
  }
}

const sum = (weights: readonly number[]) => weights.reduce((total, each) => total + each, 0);
