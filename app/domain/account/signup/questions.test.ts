import { describe, expect, test } from "vitest";
import type { Tenant } from "~/tenants/config/schema";
import { personalQuestions, questionNamed } from "./questions";

const tenantWith = (editableFields: string[], own: string[] = []) =>
  ({ profile: { editableFields, ownFields: own.map((id) => ({ id })) } }) as unknown as Pick<Tenant, "profile">;
const tenant = tenantWith(["gender", "age", "city", "hair", "smoking"], ["role"]);

describe("the questions of the personal step", () => {
  test("are those that the tenant lets members answer, without the birth date", () => {
    expect(personalQuestions(tenant)).toEqual(["gender", "seeking", "hair", "smoking", "role"]);
    expect(personalQuestions(tenantWith(["age"]))).toEqual(["seeking"]);
  });

  test("link to the next and the previous question", () => {
    expect(questionNamed(tenant, "hair")).toEqual({
      name: "hair",
      number: 3,
      of: 5,
      before: "seeking",
      after: "smoking",
    });
    expect(questionNamed(tenant, "role")).toMatchObject({ number: 5, before: "smoking", after: null });
  });

  test.each([null, "", "age", "eyes", "constructor"])("begin with the first one for the name %j", (name) => {
    expect(questionNamed(tenant, name)).toMatchObject({ name: "gender", number: 1, before: null });
  });
});
