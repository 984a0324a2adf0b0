import { domainError } from "~/app/domain/errors";

export const offerNotFound = domainError("offers.not_found", "not_found");
