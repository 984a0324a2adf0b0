import { domainError } from "~/app/domain/errors";

/** A warning must name the broken rule of the terms. */
export const ruleMissing = domainError("account.rule_missing", "invalid");
