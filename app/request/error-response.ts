import { DomainError, domainError, type ErrorKind, type FieldErrors } from "~/app/domain/errors";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import { currentTrace, referenceOf } from "~/app/log/trace";
import { causeOfDiskFailure, isDiskFailure } from "~/db/disk-failure";
import { TenantReadOnlyError } from "~/db/hold";
import { UnknownCursorError } from "~/db/pages";
import { TextTooLongError } from "~/db/text-too-long";

const STATUS: Record<ErrorKind, number> = {
  invalid: 422,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  payment_required: 402,
  too_many: 429,
  too_large: 413,
  unsupported: 415,
  too_slow: 408,
  unavailable: 503,
};

const notSaved = domainError("error.not_saved", "unavailable");
const unavailableNow = domainError("error.unavailable", "unavailable");
const misplaced = domainError("request.invalid", "not_found");
const unstorable = domainError("request.invalid", "invalid");
const moving = domainError("error.moving", "unavailable");

interface Asked {
  site: Pick<Site, "log">;
  request: Pick<Request, "method">;
}

/**
 * Returns the coded error that may be shown: a domain error, or a database that accepts no writes. Undefined for any
 * other error.
 */
export function codedError(error: unknown, { site, request }: Asked): DomainError | undefined {
  if (error instanceof TenantReadOnlyError) return moving({ retryAfter: error.retryAfter });
  if (isDiskFailure(error)) {
    site.log.error({ err: error }, causeOfDiskFailure(error));
    // A request that only reads reports an unavailable site instead of unsaved input.
    const code = ["GET", "HEAD"].includes(request.method) ? unavailableNow : notSaved;
    return code({ retryAfter: 30 });
  }
  // Logs the error, because a schema without a length limit let the text through.
  if (error instanceof TextTooLongError) {
    site.log.error({ err: error }, "the database refused a text that is too long for its column");
    return unstorable();
  }
  // An invalid cursor means that a visitor edited the address by hand.
  if (error instanceof UnknownCursorError) return misplaced();
  return error instanceof DomainError ? error : undefined;
}

/** Returns the HTTP status of a coded error. All statuses of errors are chosen here. */
export function statusOf(error: DomainError): number {
  return STATUS[error.kind];
}

export function wireError(error: DomainError, words: Words): Response {
  const { fields, params } = error.detail;
  const wrong = fields && keysOf(fields);
  return Response.json(
    { error: error.code, message: words.t(error.code, params), ...(wrong && { fields: wrong }) },
    { status: statusOf(error), headers: headersOf(error) },
  );
}

/**
 * Returns the problems by field. Undefined if only the whole input is invalid, for example a body that is no object.
 */
function keysOf(fields: FieldErrors): Record<string, string[]> | undefined {
  const named = Object.entries(fields).filter(([name]) => name !== "");
  if (named.length === 0) return undefined;
  return Object.fromEntries(named.map(([name, errors]) => [name, [...new Set(errors.map(({ key }) => key))]]));
}

/** Returns whether the path belongs to the API, whose errors are JSON. */
export function answersJson(path: string): boolean {
  return /^\/(api|_i18n)\//.test(path);
}

/**
 * Returns a coded error as an answer for a page. The body is the error's text, and the error page shows it when the
 * answer is thrown.
 */
export function pageError(error: DomainError, words: Words): Response {
  const said = words.t(error.code, error.detail.params);
  const isFailure = statusOf(error) >= 500 && error.code !== moving.code;
  const message = isFailure ? withReference(said, words) : said;
  return new Response(message, {
    status: statusOf(error),
    statusText: error.code,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      ...inHeader(message),
      ...headersOf(error),
    },
  });
}

/**
 * Returns a header with the problem as text. `app/router/deliver.ts` shows the text in the form, which may then be sent
 * again.
 */
export function inHeader(message: string): Record<string, string> {
  return { "X-Problem": encodeURIComponent(message) };
}

/**
 * Returns the answer to a failure that no caller can fix, such as an unreadable database. Contains no cause and no
 * stack.
 */
export function unavailable(path: string, words: Words): Response {
  const [error, message] = ["error.unavailable", words.t("error.unavailable")];
  const page = withReference(message, words);
  const init = { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "10", ...inHeader(page) } };
  return answersJson(path) ? Response.json({ error, message }, init) : new Response(page, init);
}

/** Returns the answer for a page that could not be rendered after its data was loaded. */
export function unexpected(words: Words): Response {
  const message = withReference(words.t("error.unexpected"), words);
  return new Response(message, { status: 500, headers: { "Cache-Control": "no-store", ...inHeader(message) } });
}

/** Returns the message, and a reference for support that leads to the request's log lines. */
export function withReference(message: string, words: Words): string {
  const trace = currentTrace();
  return trace ? `${message} ${words.t("error.reference", { id: referenceOf(trace) })}` : message;
}

/** Returns the header with the trace's id, for every answer from 400 on. */
export function traceHeader(): Record<string, string> {
  const trace = currentTrace();
  return trace ? { "X-Trace-Id": trace.id } : {};
}

/** Returns the answer to an unsupported method. A path with GET also accepts HEAD. */
export function methodNotAllowed(path: string, methods: readonly string[], words: Words): Response {
  const Allow = methods.flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : name)).join(", ");
  const [error, message] = ["request.method", words.t("request.method")];
  const init = { status: 405, headers: { "Cache-Control": "no-store", Allow } };
  return answersJson(path) ? Response.json({ error, message }, init) : new Response(message, init);
}

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
