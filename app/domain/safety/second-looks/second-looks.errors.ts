import { domainError } from "~/app/domain/errors";

/** There is none, or it is not for whoever asks: they know how it was decided. */
export const lookNotFound = domainError("console.not_found", "not_found");

/** Somebody else has looked, or is looking, or it was settled. */
export const lookTaken = domainError("quality.taken", "conflict");
