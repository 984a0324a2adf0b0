import { domainError } from "~/app/domain/errors";

/** It was signed before, is too old, or something in it was changed since it was shown. */
export const deedOver = domainError("console.deed_over", "conflict");
