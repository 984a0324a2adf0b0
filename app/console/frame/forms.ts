import { domainError, type FieldErrors } from "~/app/domain/errors";
import type { Words } from "~/app/locales";
import { data } from "~/app/router/server";
import { codedError, headersOf, statusOf } from "../../request/error-response";
import type { ConsoleArgs } from "./context";

/** The errors of a console form, as text. */
export interface Wrong {
  /** The error of the form as a whole. */
  problem?: string;
  /** The error of each field, by field name. */
  errors: Record<string, string>;
}

/** Returns the fields of a form, trimmed except for passwords. A repeated field counts once. */
export async function readFields(request: Request): Promise<Record<string, string>> {
  const fields = new Map<string, string>();
  for (const [name, value] of (await formOf(request)).entries()) {
    if (typeof value !== "string" || fields.has(name)) continue;
    fields.set(name, name === "password" ? value : value.trim().replaceAll("\r\n", "\n"));
  }
  return Object.fromEntries(fields);
}

/** Reads the form of a request. Throws request.media_type for a body that is no form. */
async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw mediaType();
  }
}

const mediaType = domainError("request.media_type", "unsupported");

/**
 * Runs a function and returns its result. Errors that the operator can correct become the form's answer, with `kept`;
 * others go to the edge.
 */
export async function orWrong<T, Kept extends object>(
  { request, context: { visit, log } }: ConsoleArgs,
  kept: Kept,
  verb: () => Promise<T>,
) {
  try {
    return await verb();
  } catch (error) {
    const coded = error instanceof Response ? undefined : codedError(error, { site: { log }, request });
    if (!coded || coded.kind === "not_found") throw error;
    const errors = inWords(coded.detail.fields ?? {}, visit.words);
    const problem = Object.keys(errors).length > 0 ? undefined : visit.words.t(coded.code, coded.detail.params);
    const wrong: Wrong & Kept = { ...kept, errors, ...(problem !== undefined && { problem }) };
    return data(wrong, { status: statusOf(coded), headers: headersOf(coded) });
  }
}

/** Returns the first error of each field. */
function inWords(fields: FieldErrors, { t }: Words): Record<string, string> {
  const firsts = Object.entries(fields).flatMap(([name, [first]]) => (first ? [{ name, ...first }] : []));
  return Object.fromEntries(firsts.map(({ name, key, params }) => [name, t(key, params)]));
}
