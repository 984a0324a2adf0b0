import { domainError } from "~/app/domain/errors";

/** Nobody in the case has an account: it is about a complaint or a fictional profile, for example. */
export const nobodyToSuspend = domainError("suspensions.nobody", "conflict");
/** A suspension names the rule of the terms that was broken. */
export const ruleMissing = domainError("suspensions.rule_missing", "invalid");
export const notSuspended = domainError("suspensions.none", "not_found");

/** Only a suspension without an end can be one for fraud. */
export const fraudForGood = domainError("suspensions.fraud_for_good", "invalid");
/** Somebody else suspended the account, or ended that, since it was looked at. */
export const changedSince = domainError("suspensions.changed_since", "conflict");
/** The one that holds ends later, or never. */
export const holdsLonger = domainError("suspensions.holds_longer", "conflict");
