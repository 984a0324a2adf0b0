import { domainError } from "~/app/domain/errors";

/** The second look is missing, or this operator knows the first decision. */
export const lookNotFound = domainError("console.not_found", "not_found");

/** Another operator has judged the second look, holds its lease, or settled the disagreement. */
export const lookTaken = domainError("quality.taken", "conflict");
