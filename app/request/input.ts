import type { ZodType, z } from "zod";
import { fieldErrors } from "~/app/domain/checked";
import { domainError, type FieldErrors } from "~/app/domain/errors";

export const invalid = domainError("request.invalid", "invalid");

/** Returns the fields of a query. Throws for a repeated name. */
export function uniqueFields(query: URLSearchParams): Record<string, string> {
  const fields: FieldErrors = Object.create(null);
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of query) {
    if (name in values) fields[name] = [{ key: "request.duplicate_field" }];
    values[name] = value;
  }
  if (Object.keys(fields).length > 0) throw invalid({ fields });
  return values;
}

/** Parses a value by its schema. Throws `request.invalid` with the problem of each field. */
export function parse<S extends ZodType>(schema: S, value: unknown): z.infer<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalid({ fields: fieldErrors(parsed.error.issues) });
}
