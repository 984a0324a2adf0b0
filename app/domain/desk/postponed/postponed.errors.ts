import { domainError } from "~/app/domain/errors";

/** The same is confirmed already and not done yet, by whomever. */
export const waitsAlready = domainError("acts.waits_already", "conflict");
