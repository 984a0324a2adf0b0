import { expect, test } from "vitest";
import { minimalConfig, tenantsFolder } from "~/tenants/config/example";
import { loadTenant } from "~/tenants/config/load";
import { filled, templateOf } from "~/tenants/config/postbacks";
import { describeProblem } from "~/tenants/config/problem";
import { resolveTenant } from "~/tenants/config/resolve";
import { tenantConfig } from "~/tenants/config/schema";
import { postbackWarnings } from "./postbacks";

const partner = {
  network: "ads",
  address: "https://track.example/in?c={clickid}&t={txid}&e={event}",
  clickId: "sub1" as const,
};

function problems(...given: object[]): string[] {
  const { tenant, path } = tenantsFolder();
  tenant("velvet", { postbacks: given.map((each) => ({ ...partner, ...each })) });
  return loadTenant(path("velvet"), { port: 3000 }).problems.map(describeProblem);
}

test("a partner needs a network, an address and the position of the click id", () => {
  expect(problems({})).toEqual([]);
});

test.each([
  ["an address without TLS", { address: "http://track.example/in?c={clickid}" }, /is not an https address/],
  ["no path", { address: "https://track.example?c={clickid}" }, /is not an https address with a path/],
  [
    "a host that is made up by a visitor",
    { address: "https://{sub1}.example/in?c={clickid}" },
    /is not an https address/,
  ],
  ["a user", { address: "https://a:b@track.example/in?c={clickid}" }, /is not an https address/],
  ["an unknown macro", { address: "https://track.example/in?c={clickid}&m={email}" }, /unknown macro \{email\}/],
  ["a click id in the path", { address: "https://track.example/{clickid}/in" }, /has \{clickid\} before the "\?"/],
  ["no click id", { address: "https://track.example/in?t={txid}" }, /lacks \{clickid\}/],
  ["half a macro", { address: "https://track.example/in?c={clickid}&t={txid" }, /a brace or a # too many/],
  ["an unknown macro in a parameter", { parameters: { m: "{gender}" } }, /unknown macro \{gender\}/],
  ["a preset's secret that is missing", { preset: "keitaro", address: "https://track.example" }, /secret – is missing/],
  ["a secret that nothing says", { secret: { env: "TENANT_VELVET_KEY" } }, /is not used by the address/],
  ["two kinds of payout", { payouts: { sale: { amount: 1, currency: "EUR" }, salePercent: 5 } }, /conflicts with sale/],
])("%s is refused", (_, given, words) => {
  expect(problems(given)).toEqual([expect.stringMatching(words)]);
});

test("a network has one partner", () => {
  expect(problems({}, {})).toEqual([expect.stringMatching(/postbacks\[1\]\.network – "ads" is listed twice/)]);
});

test.each([
  ["keitaro", "https://t.example/S/postback?subid=a%26b&status=sale&payout=1.50&currency=EUR&tid=x&n=7"],
  ["voluum", "https://t.example/postback?cid=a%26b&payout=1.50&txid=x&et=sale&n=7"],
  [
    "everflow",
    "https://t.example/?transaction_id=a%26b&amount=1.50&adv_event_id=sale&order_id=x&verification_token=S&n=7",
  ],
  ["redtrack", "https://t.example/postback?clickid=a%26b&sum=1.50&type=sale&n=7"],
  ["bemob", "https://t.example/postback?cid=a%26b&payout=1.50&txid=x&status=sale&n=7"],
  ["binom", "https://t.example/click.php?cnv_id=a%26b&payout=1.50&cnv_status=sale&n=7"],
] as const)("%s is told in its own words", (preset, expected) => {
  const template = templateOf({ preset, address: "https://t.example/", parameters: { n: "7" } });
  const values = { clickid: "a&b", payout: "1.50", currency: "EUR", txid: "x", event: "sale", secret: "S" };
  expect(filled(template, values)).toBe(expected);
});

test("tenant check > warns of problems at the partner", () => {
  const warnings = (given: object) => {
    const parsed = tenantConfig.parse({ ...minimalConfig, postbacks: [{ ...partner, ...given }] });
    const tenant = resolveTenant("velvet", parsed, { port: 3000, folder: "/nowhere" });
    return postbackWarnings(tenant).map(({ reason }) => reason);
  };
  expect(warnings({ events: ["lead"] })).toEqual([]);
  expect(warnings({})).toEqual([expect.stringContaining("the site sells nothing")]);
  expect(warnings({ events: ["lead"], address: "https://10.0.0.1/in?c={clickid}" })).toEqual([
    expect.stringContaining("10.0.0.1 is inside a network"),
    expect.stringContaining("does not say {txid}"),
  ]);
});
