import { expect, test } from "vitest";
import { tenantsFolder } from "./example";
import { loadTenant } from "./load";

test.each([
  ["camLink", "https://partner.example/rooms", /not an address with {account}/],
  ["camLink", "https://{account}.example/", /not an address with {account}/],
  ["camLink", "//partner.example/{account}", /not an address with {account}/],
  ["adLink", "javascript:alert(1)", /neither a path nor a web address/],
  ["feed", { address: "http://partner.example/feed" }, /not the https address/],
  ["feed", { address: "https://10.0.0.1/feed" }, /not the https address/],
  ["feed", { address: "https://[fd00::1]/feed" }, /not the https address/],
])("memberResell.%s %j is refused", (key, value, reason) => {
  const { tenant, path } = tenantsFolder();
  tenant("velvet", { memberResell: { [key]: value } });
  const [problem] = loadTenant(path("velvet"), { port: 3000 }).problems;
  expect(problem?.key).toMatch(new RegExp(`^memberResell.${key}`));
  expect(problem?.reason).toMatch(reason);
});

test.each([
  ['{\n  "cam": []\n}', 2, "cam", /not a known key.*Did you mean "cams"/],
  [
    '{ "cams": [\n{ "account": "a/b", "name": "A", "gender": "male", "age": 30 }] }',
    2,
    "cams[0].account",
    /not an account/,
  ],
  ['{ "cams": [\n{ "account": "a", "name": "A", "gender": "male", "age": 17 }] }', 2, "cams[0].age", /at least 18/],
  ['{ "ad": {\n"title": { "nl": "Salon" }, "text": { "en": "Talk" } } }', 2, "ad.title", /has no text in "en"/],
])("offers.json %s is told by line and key", (text, line, key, reason) => {
  const { tenant, write, path } = tenantsFolder();
  tenant("velvet");
  const file = write("velvet/offers.json", text);
  const { problems, tenant: loaded } = loadTenant(path("velvet"), { port: 3000 });
  expect(loaded).toBeUndefined();
  expect(problems).toMatchObject([{ file, line, key }]);
  expect(`${problems[0]?.reason}. ${problems[0]?.remedy}`).toMatch(reason);
});
