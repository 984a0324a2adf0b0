import { expect, test } from "vitest";
import { minimalConfig } from "~/tenants/config/example";
import { testSite } from "~/tests/support/test-site";
import { companyLine } from "./company";

test("no line of the company text begins with a dot, and its numbers are unchanged", async () => {
  const company = {
    ...minimalConfig.company,
    tradeNames: ["Sample B.V."],
    kvk: "12 345 678",
    supportPhone: "+31 20 000 00 00",
  };
  const { tenant, words } = await testSite({ tenant: { company } });
  const line = companyLine(tenant, words("en"));
  expect(line).toContain(
    "Sample Street 1, Sampleton\u00a0· Trade names: Sample B.V.\u00a0· Chamber of commerce: 12 345 678\u00a0· ",
  );
  expect(line).toContain("+31 20 000 00 00");
});
