import { isDeepStrictEqual } from "node:util";
import type { ZodType, z } from "zod";
import type { MessageKey } from "~/app/locales";
import { DomainError, type FieldError, type FieldErrors } from "./errors";

/** Throws `invalid` with every wrong field. Values of their texts: `refine(short, { error, params: { max } })`. */
export function checked<S extends ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw wrongFields(fieldErrors(result.error.issues));
}

/** Makes `invalid`, with code and params of the only error, or `error.form` for several. */
export function wrongFields(fields: FieldErrors): DomainError {
  const errors = Object.values(fields).flat();
  // Being too young takes precedence: the edge closes the sign-up on this code.
  const tooYoung = errors.find(({ key }) => key === "profile.date_of_birth_error");
  const { key, params } = tooYoung ?? onlyOne(errors) ?? { key: "error.form" };
  return new DomainError(key, "invalid", { fields, params });
}

/** Groups errors by field. A message that is no key comes from zod, for a wrong type: `request.invalid`. */
export function fieldErrors(issues: z.core.$ZodIssue[]): FieldErrors {
  // A client names the fields, and an object with a prototype already has a "constructor".
  const fields: FieldErrors = Object.create(null);
  for (const issue of issues) {
    const names = issue.code === "unrecognized_keys" ? issue.keys : [issue.path.join(".")];
    const key = /^[a-z]+\.[a-z_.]+$/.test(issue.message) ? (issue.message as MessageKey) : "request.invalid";
    const params = "params" in issue && issue.params ? { params: issue.params as FieldError["params"] } : {};
    for (const name of names) fields[name] = [...(fields[name] ?? []), { key, ...params }];
  }
  return fields;
}

/** The same text beside two fields is one error; the same key with other params is another. */
function onlyOne(errors: FieldError[]): FieldError | undefined {
  const [first] = errors;
  return first && errors.every((each) => isDeepStrictEqual(each, first)) ? first : undefined;
}
