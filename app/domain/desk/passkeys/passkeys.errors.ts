import { domainError } from "~/app/domain/errors";

/** One error for an unknown key, a wrong signature, a used one, and another site's. */
export const passkeyRefused = domainError("console.passkey_refused", "forbidden");
export const noSuchKey = domainError("console.not_found", "not_found");
export const lastKey = domainError("console.last_key", "conflict");
