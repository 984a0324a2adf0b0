import { domainError } from "~/app/domain/errors";

/** This member may read, but not write: for how long and why is in its words. */
export const heldFromWriting = domainError("holds.held", "forbidden");
export const notHeld = domainError("acts.not_held", "not_found");
