import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { ZodType, z } from "zod";
import { fieldErrors } from "~/app/domain/checked";
import { domainError } from "~/app/domain/errors";
import { codedError, headersOf, statusOf } from "./error-response";
import { invalid } from "./input";

/** What a form's action answers when the person has something to mend: conform's result, with message keys as errors. */
export interface FormAnswer {
  result: SubmissionResult<string[]>;
  /** What the texts of the errors fill in. */
  params: Record<string, string | number>;
}

const mediaType = domainError("request.media_type", "unsupported");

/**
 * Reads a form by its schema and hands it to the verb. What the person can mend, found by the schema or thrown by the
 * verb, comes back beside the fields; whatever they typed is kept, except passwords.
 */
export async function submit<S extends ZodType>(
  { request }: Pick<ActionFunctionArgs, "request">,
  schema: S,
  verb: (input: z.infer<S>, form: FormData) => Promise<Response>,
) {
  const form = await readForm(request);
  const submission = parseWithZod(form, { schema });
  if (submission.status !== "success") {
    const parsed = await schema.safeParseAsync(submission.payload);
    const errors = parsed.success ? {} : fieldErrors(parsed.error.issues);
    const result = submission.reply({ fieldErrors: errors, hideFields: SECRET });
    return data<FormAnswer>({ result, params: {} }, { status: 422 });
  }
  try {
    return await verb(submission.value as z.infer<S>, form);
  } catch (error) {
    const coded = codedError(error);
    if (!coded) throw error;
    const { fields: wrong, params = {} } = coded.detail;
    const reply = submission.reply({
      formErrors: wrong ? [] : [coded.code],
      fieldErrors: wrong ?? {},
      hideFields: SECRET,
    });
    return data<FormAnswer>({ result: reply, params }, { status: statusOf(coded), headers: headersOf(coded) });
  }
}

/**
 * The form of a request. Throws `request.media_type` where the body is something else, `request.invalid` where it is
 * broken, holds a file, or names a field as no form of ours does.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) throw mediaType();
  const form = await request.formData().catch(() => {
    throw invalid();
  });
  for (const [name, value] of form) {
    if (!isPlainName(name) || typeof value !== "string") throw invalid();
  }
  return form;
}

/** Conform reads `a.b`, `a[4294967295]` and `__intent__` as orders of its own: one such name keeps the process busy for ever. */
function isPlainName(name: string): boolean {
  return /^[a-z][a-z_]{0,60}$/i.test(name) && !(name in Object.prototype);
}

const SECRET = ["password", "current", "code"];
