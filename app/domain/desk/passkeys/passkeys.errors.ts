import { domainError } from "~/app/domain/errors";

/** The same error for an unknown key, and for a signature that is wrong, used, or another site's. */
export const passkeyRefused = domainError("console.passkey_refused", "forbidden");
export const noSuchKey = domainError("console.not_found", "not_found");
export const lastKey = domainError("console.last_key", "conflict");
