import { domainError } from "~/app/domain/errors";

/** The case has no account to suspend: for example, a complaint or a fictional profile. */
export const nobodyToSuspend = domainError("suspensions.nobody", "conflict");
/** A suspension must name the broken rule of the terms. */
export const ruleMissing = domainError("suspensions.rule_missing", "invalid");
export const notSuspended = domainError("suspensions.none", "not_found");

/** Only a permanent suspension can be for fraud. */
export const fraudForGood = domainError("suspensions.fraud_for_good", "invalid");
/** Another operator suspended the account or lifted its suspension since the page was loaded. */
export const changedSince = domainError("suspensions.changed_since", "conflict");
/** The active suspension ends later, or never. */
export const holdsLonger = domainError("suspensions.holds_longer", "conflict");

/** The member is muted. The text states for how long and why. */
export const heldFromWriting = domainError("holds.held", "forbidden");
export const notHeld = domainError("actions.not_held", "not_found");
