import type { MessageKey } from "~/app/locales";

/** The kinds of failure. The edge maps them to HTTP statuses in one place. */
export type ErrorKind =
  | "invalid"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "payment_required"
  | "too_many"
  | "too_large"
  | "unsupported"
  | "too_slow"
  | "unavailable";

export interface FieldError {
  key: MessageKey;
  /** The values for the placeholders in the text of `key`. */
  params?: Record<string, string | number>;
}

export type FieldErrors = Record<string, FieldError[]>;

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
  params?: Record<string, string | number>;
  /** A Set-Cookie value of the answer. Only the edge adds one. */
  cookie?: string;
  /** Seconds before a retry, for `too_many` and `unavailable`. */
  retryAfter?: number;
  /** The ticket for the next step of a login. Belongs in the browser's cookie, and nowhere else. */
  ticket?: string;
}

/** Makes errors of one kind. A noun declares each of its errors with `domainError`. */
export interface ErrorOf {
  (detail?: ErrorDetail): DomainError;
  readonly code: MessageKey;
  readonly kind: ErrorKind;
}

/** Declares an error: `const notVisible = domainError("profiles.not_found", "not_found")`; `throw notVisible()`. */
export function domainError(code: MessageKey, kind: ErrorKind): ErrorOf {
  return Object.assign((detail?: ErrorDetail) => new DomainError(code, kind, detail), { code, kind });
}
