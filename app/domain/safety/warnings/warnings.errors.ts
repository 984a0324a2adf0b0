import { domainError } from "~/app/domain/errors";

/** A warning names the rule of the terms that was broken. */
export const ruleMissing = domainError("account.rule_missing", "invalid");
