import { domainError } from "~/app/domain/errors";

/** The case is about nobody who has an account: a complaint, say, or a fictional profile. */
export const nobodyToSuspend = domainError("suspensions.nobody", "conflict");
/** A suspension names the rule of the terms that was broken. */
export const ruleMissing = domainError("suspensions.rule_missing", "invalid");
export const notSuspended = domainError("suspensions.none", "not_found");
