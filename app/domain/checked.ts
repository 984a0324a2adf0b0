import type { ZodType, z } from "zod";
import type { MessageKey } from "~/app/locales";
import { DomainError, type ErrorDetail, type FieldErrors } from "./errors";

/**
 * The input as its schema gives it. Throws `invalid` with every wrong field; its code is the field's own key where
 * only one thing is wrong. What the keys' texts fill in comes from the rules: `refine(short, { error, params: { max } })`.
 */
export function checked<S extends ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const params = Object.assign({}, ...result.error.issues.map((issue) => ("params" in issue ? issue.params : {})));
  throw wrongFields(fieldErrors(result.error.issues), params);
}

export function wrongFields(fields: FieldErrors, params?: ErrorDetail["params"]): DomainError {
  const keys = [...new Set(Object.values(fields).flat())];
  // Being too young outweighs whatever else is wrong: the edge closes the sign-up on this code.
  const tooYoung = keys.find((key) => key === "profile.date_of_birth_error");
  const code = tooYoung ?? (keys.length === 1 ? keys[0]! : "error.form");
  return new DomainError(code, "invalid", { fields, params });
}

/** Keys by field. A message that is no key of ours is zod's own, for a wrong type: it becomes `request.invalid`. */
export function fieldErrors(issues: z.core.$ZodIssue[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    const names = issue.code === "unrecognized_keys" ? issue.keys : [issue.path.join(".")];
    const key = /^[a-z]+\.[a-z_.]+$/.test(issue.message) ? (issue.message as MessageKey) : "request.invalid";
    for (const name of names) fields[name] = [...(fields[name] ?? []), key];
  }
  return fields;
}
