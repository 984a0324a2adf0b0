import { isDeepStrictEqual } from "node:util";
import type { ZodType, z } from "zod";
import type { MessageKey } from "~/app/locales";
import { DomainError, type FieldError, type FieldErrors } from "./errors";

/**
 * Parses input. Throws `invalid` with every wrong field. A schema gives its error text values by `refine(short, {
 * error, params: { max } })`.
 */
export function checked<S extends ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw wrongFields(fieldErrors(result.error.issues));
}

/**
 * Makes the error `invalid`. The error has the code and params of the only field error, or the code `error.form` for
 * several.
 */
export function wrongFields(fields: FieldErrors): DomainError {
  const errors = Object.values(fields).flat();
  // Being too young takes precedence: the edge closes the sign-up on this code.
  const tooYoung = errors.find(({ key }) => key === "profile.date_of_birth_error");
  const { key, params } = tooYoung ?? onlyOne(errors) ?? { key: "error.form" };
  return new DomainError(key, "invalid", { fields, params });
}

/**
 * Groups errors by field. A message that is no message key comes from zod, for a value of a wrong type, and becomes
 * `request.invalid`.
 */
export function fieldErrors(issues: z.core.$ZodIssue[]): FieldErrors {
  // A client chooses the names of fields, and an object with a prototype already has a "constructor".
  const fields: FieldErrors = Object.create(null);
  for (const issue of issues) {
    const names = issue.code === "unrecognized_keys" ? issue.keys : [issue.path.join(".")];
    const key = /^[a-z]+\.[a-z_.]+$/.test(issue.message) ? (issue.message as MessageKey) : "request.invalid";
    const params = "params" in issue && issue.params ? { params: issue.params as FieldError["params"] } : {};
    for (const name of names) fields[name] = [...(fields[name] ?? []), { key, ...params }];
  }
  return fields;
}

/**
 * Returns the only error, if all fields have the same text and params. The same key with other params counts as another
 * error.
 */
function onlyOne(errors: FieldError[]): FieldError | undefined {
  const [first] = errors;
  return first && errors.every((each) => isDeepStrictEqual(each, first)) ? first : undefined;
}
