import { domainError } from "~/app/domain/errors";

/** The same action is already pending, by any operator. */
export const waitsAlready = domainError("actions.waits_already", "conflict");
