import { domainError } from "~/app/domain/errors";

export const noSuchDispute = domainError("law.no_dispute", "not_found");
