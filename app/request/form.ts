import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { ZodType, z } from "zod";
import { fieldErrors } from "~/app/domain/checked";
import { domainError, type FieldErrors } from "~/app/domain/errors";
import type { MessageKey, Words } from "~/app/locales";
import { type ActionFunctionArgs, data } from "~/app/router/server";
import { codedError, headersOf, statusOf } from "./error-response";
import { invalid } from "./input";

export interface FormAnswer {
  result: SubmissionResult;
  code?: MessageKey;
  problem?: { code: MessageKey; text: string };
  /** The first problem of each field, as text. */
  fields: Record<string, string>;
}

const mediaType = domainError("request.media_type", "unsupported");

type FormAgain = ReturnType<typeof data<FormAnswer>>;
type Again = (headers?: Record<string, string>) => FormAgain;

/**
 * Validates a form and runs its verb. Errors of the schema and the verb become text beside the fields. The form keeps
 * its input, except passwords.
 */
export async function submit<S extends ZodType>(args: Args, schema: S, verb: Verb<S>) {
  return submitForm(args, await readForm(args.request), schema, verb);
}

type Args = Pick<ActionFunctionArgs, "request" | "context">;
export type Verb<S extends ZodType> = (
  input: z.infer<S>,
  form: FormData,
  again: Again,
) => Promise<Response | FormAgain>;

export async function submitForm<S extends ZodType>(
  { request, context: { site, visit } }: Args,
  form: FormData,
  schema: S,
  verb: Verb<S>,
) {
  const submission = parseWithZod(form, { schema });
  if (submission.status !== "success") {
    // Conform treats an empty field as missing, like the verb. Conform's errors have no params.
    const parsed = await schema.safeParseAsync(submission.payload);
    const wrong = { ...missing(submission.error), ...(parsed.success ? {} : fieldErrors(parsed.error.issues)) };
    const fields = textsOf(wrong, visit.words);
    return data<FormAnswer>({ result: submission.reply({ hideFields: SECRET }), fields }, { status: 422 });
  }
  const again: Again = (headers) =>
    data<FormAnswer>({ result: submission.reply({ hideFields: SECRET }), fields: {} }, { headers });
  try {
    return await verb(submission.value as z.infer<S>, form, again);
  } catch (error) {
    const coded = codedError(error, { site, request });
    if (!coded) throw error;
    const { fields: wrong, params } = coded.detail;
    const answer: FormAnswer = {
      result: submission.reply({ hideFields: SECRET }),
      fields: textsOf(wrong ?? {}, visit.words),
      code: coded.code,
      ...(!wrong && { problem: { code: coded.code, text: visit.words.t(coded.code, params) } }),
    };
    return data(answer, { status: statusOf(coded), headers: headersOf(coded) });
  }
}

/** Returns the fields' problems. The messages of our own schemas are message keys. */
function missing(errors: Record<string, string[] | null> | null | undefined): FieldErrors {
  const wrong: FieldErrors = Object.create(null);
  for (const [name, keys] of Object.entries(errors ?? {}))
    wrong[name] = (keys ?? []).map((key) => ({ key: key as MessageKey }));
  return wrong;
}

function textsOf(fields: FieldErrors, { t }: Words): Record<string, string> {
  const texts = Object.entries(fields).flatMap(([name, [first]]) =>
    first ? [[name, first.key === "error.required" ? t(missingIn(name)) : t(first.key, first.params)]] : [],
  );
  return Object.fromEntries(texts);
}

function missingIn(name: string): MessageKey {
  return Object.hasOwn(MISSING, name) ? MISSING[name as keyof typeof MISSING] : "request.missing";
}

const MISSING = {
  name: "request.missing_name",
  email: "request.missing_email",
  password: "request.missing_password",
  birthDate: "request.missing_birth_date",
  current: "request.missing_current",
  code: "request.missing_code",
} as const satisfies Record<string, MessageKey>;

/** Throws `request.media_type`, and `request.invalid` for a broken body or an invalid field name. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw mediaType();
  const form = await request.formData().catch(() => {
    throw invalid();
  });
  for (const name of form.keys()) if (!isPlainName(name)) throw invalid();
  return form;
}

/** Conform interprets `a.b`, `a[4294967295]` and `__intent__`: one such name can block the process permanently. */
export function isPlainName(name: string): boolean {
  return /^[a-z][a-z_]{0,60}$/i.test(name) && !(name in Object.prototype);
}

const SECRET = ["password", "current", "code"];
