import { domainError } from "~/app/domain/errors";

/** The action was already confirmed, has expired, or differs from its preview. */
export const confirmationOver = domainError("console.confirmation_over", "conflict");
