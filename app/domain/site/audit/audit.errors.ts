import { domainError } from "~/app/domain/errors";

/** An action on a person needs a reason, which the audit entry stores. */
export const reasonMissing = domainError("account.reason_missing", "invalid");

/** The confirmed action is already in the audit: another server ran it. */
export const alreadyDone = domainError("actions.already_done", "conflict");
