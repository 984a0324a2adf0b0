import { domainError } from "~/app/domain/errors";

/** This member is muted: the text states for how long and why. */
export const heldFromWriting = domainError("holds.held", "forbidden");
export const notHeld = domainError("acts.not_held", "not_found");
