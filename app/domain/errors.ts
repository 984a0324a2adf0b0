import type { MessageKey } from "~/app/locales";

/** What kind of failure it is. HTTP statuses are given to these in one place, at the edge. */
export type ErrorKind =
  | "invalid"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "payment_required"
  | "too_many"
  | "too_large"
  | "unsupported"
  | "unavailable";

/** Message keys by field: what to say beside each. */
export type FieldErrors = Record<string, MessageKey[]>;

export class DomainError extends Error {
  constructor(
    readonly code: MessageKey,
    readonly kind: ErrorKind,
    readonly detail: ErrorDetail = {},
  ) {
    super(code);
  }
}

export interface ErrorDetail {
  fields?: FieldErrors;
  /** What the text of `code` fills in. */
  params?: Record<string, string | number>;
  /** A cookie that the answer sets, as Set-Cookie has it. Only the edge adds one. */
  cookie?: string;
  /** With `too_many` and `unavailable`: seconds until it is worth trying again. */
  retryAfter?: number;
  /** Of a log-in that takes another step: what that is taken with. For the browser's cookie, and nowhere else. */
  ticket?: string;
}

/** `export const notVisible = domainError("profiles.not_found", "not_found")`, then `throw notVisible()`. */
export function domainError(code: MessageKey, kind: ErrorKind): (detail?: ErrorDetail) => DomainError {
  return (detail) => new DomainError(code, kind, detail);
}
