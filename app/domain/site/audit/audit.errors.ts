import { domainError } from "~/app/domain/errors";

/** What an operator does to a person is done for a reason, which stays with the act. */
export const reasonMissing = domainError("account.reason_missing", "invalid");

/** What an operator confirmed once stands in the audit already: somebody else did it. */
export const deedDone = domainError("acts.deed_done", "conflict");
