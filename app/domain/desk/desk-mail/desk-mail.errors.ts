import { domainError } from "~/app/domain/errors";

export const mailNotFound = domainError("console.not_found", "not_found");
