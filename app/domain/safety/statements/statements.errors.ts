import { domainError } from "~/app/domain/errors";

export const noSuchStatement = domainError("law.no_statement", "not_found");
