import { expect, test } from "vitest";
import { minimalConfig } from "~/tenants/example";
import { testSite } from "~/tests/support/test-site";
import { companyLine } from "./company";

test("the line about the company breaks no number, and stops at no dot", async () => {
  const company = { ...minimalConfig.company, kvk: "12 345 678", supportPhone: "+31 20 000 00 00" };
  const { tenant, words } = await testSite({ tenant: { company } });
  const line = companyLine(tenant, words("en"));
  expect(line).toContain("Sampleton\u00a0· Chamber of commerce: 12\u00a0345\u00a0678");
  expect(line).toContain("+31\u00a020\u00a0000\u00a000\u00a000");
  expect(line).toContain("Sample Street 1, Sampleton");
});
