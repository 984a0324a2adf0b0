import { expect, test } from "vitest";
import { z } from "zod";
import { checked } from "./checked";
import type { DomainError } from "./errors";

const most = (max: number) =>
  z.string().refine(({ length }) => length <= max, { error: "error.too_long", params: { max } });
const schema = z.object({ name: most(2), password: most(4) });

test("each field's error states its own limit", () => {
  expect(refusalOf({ name: "abc", password: "abcde" })).toMatchObject({
    code: "error.form",
    detail: {
      fields: {
        name: [{ key: "error.too_long", params: { max: 2 } }],
        password: [{ key: "error.too_long", params: { max: 4 } }],
      },
    },
  });
});

test("a single error determines code and params of the whole", () => {
  expect(refusalOf({ name: "abc", password: "" })).toMatchObject({
    code: "error.too_long",
    detail: { params: { max: 2 } },
  });
});

function refusalOf(input: unknown): DomainError | undefined {
  try {
    checked(schema, input);
  } catch (error) {
    return error as DomainError;
  }
}
