import { domainError } from "~/app/domain/errors";

export const tooManySearches = domainError("searches.too_many", "conflict");
export const searchNotFound = domainError("searches.not_found", "not_found");
