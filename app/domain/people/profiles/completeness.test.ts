import { expect, test } from "vitest";
import { anAdult, testSite } from "~/tests/support/test-site";
import { completenessOf } from "./completeness";

const nobody = anAdult({ gender: null, personal: null, country: null, details: {} });

test("the most helpful missing part comes first, and filled parts count", async () => {
  const { tenant } = await testSite();
  expect(completenessOf(tenant, nobody, 0)).toEqual({ share: 0, next: "photo" });
  const told = { ...nobody, personal: "Hello", gender: "female" as const, country: "NL", city: "Utrecht" };
  expect(completenessOf(tenant, nobody, 1).next).toBe("personal");
  expect(completenessOf(tenant, { ...nobody, personal: "Hello" }, 1).next).toBe("gender");
  expect(completenessOf(tenant, { ...told, city: null }, 1).next).toBe("place");
  expect(completenessOf(tenant, told, 1).next).toBe("notes");
});

test("a complete profile has at least half of the details, and no next part", async () => {
  const { tenant } = await testSite({
    tenant: { profile: { visibleNotes: ["personal"], editableFields: ["height", "hair", "eyes"] } },
  });
  const told = { ...nobody, personal: "Hello" };
  expect(completenessOf(tenant, { ...told, details: { hair: "red" } }, 1)).toMatchObject({ next: "details" });
  expect(completenessOf(tenant, { ...told, details: { hair: "red", eyes: "blue" } }, 1)).toEqual({
    share: 1,
    next: null,
  });
});
