import { domainError } from "~/app/domain/errors";

export const sampleNotFound = domainError("console.not_found", "not_found");

/** Somebody else has looked, or is looking. */
export const sampleTaken = domainError("quality.taken", "conflict");
