import { domainError } from "~/app/domain/errors";

export const sampleNotFound = domainError("console.not_found", "not_found");

/** Another operator has reviewed the sample or holds its lease. */
export const sampleTaken = domainError("quality.taken", "conflict");
