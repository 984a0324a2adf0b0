import { domainError } from "~/app/domain/errors";

/** The same action is already pending, by any operator. */
export const alreadyPending = domainError("actions.already_pending", "conflict");
