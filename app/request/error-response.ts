import { DomainError, domainError, type ErrorKind } from "~/app/domain/errors";
import type { Words } from "~/app/locales";
import { Held } from "~/db/hold";

const STATUS: Record<ErrorKind, number> = {
  invalid: 422,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  payment_required: 402,
  too_many: 429,
  too_large: 413,
  unsupported: 415,
  unavailable: 503,
};

const moving = domainError("error.moving", "unavailable");

/** The error as a code, where it is one that a person can be told: a verb's, or storage's that takes no writes just now. */
export function codedError(error: unknown): DomainError | undefined {
  if (error instanceof Held) return moving({ retryAfter: error.retryAfter });
  return error instanceof DomainError ? error : undefined;
}

/** The one place where a coded error gets its HTTP status. */
export function statusOf(error: DomainError): number {
  return STATUS[error.kind];
}

/** A coded error as the API tells it. */
export function wireError(error: DomainError, words: Words): Response {
  const { fields, params } = error.detail;
  return Response.json(
    { error: error.code, message: words.t(error.code, params), ...(fields && { fields }) },
    { status: statusOf(error), headers: headersOf(error) },
  );
}

/** A coded error as a page tells it: thrown as an answer whose body is the text, shown by the error page. */
export function pageError(error: DomainError, words: Words): Response {
  return new Response(words.t(error.code, error.detail.params), {
    status: statusOf(error),
    statusText: error.code,
    headers: { "Content-Type": "text/plain; charset=utf-8", ...headersOf(error) },
  });
}

/** A failure that nobody who asks can mend, a database that cannot be read say: no cause, no stack. */
export function unavailable(path: string, words: Words): Response {
  const [error, message] = ["error.unavailable", words.t("error.unavailable")];
  const init = { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "10" } };
  return path.startsWith("/api/") ? Response.json({ error, message }, init) : new Response(message, init);
}

/** The error with a cookie for its answer to set. */
export function withCookie(error: DomainError, cookie: string): DomainError {
  return new DomainError(error.code, error.kind, { ...error.detail, cookie });
}

export function headersOf({ detail: { retryAfter, cookie } }: DomainError): Record<string, string> {
  return {
    "Cache-Control": "no-store",
    ...(retryAfter && { "Retry-After": String(Math.ceil(retryAfter)) }),
    ...(cookie && { "Set-Cookie": cookie }),
  };
}
