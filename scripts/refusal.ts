import { DomainError } from "~/app/domain/errors";
import { Unready } from "./unready.mjs";

/** An error that refuses a command. The message is the command's whole output. */
export class Refusal extends Unready {
  /** Code for programs, if any. */
  readonly code?: string;

  constructor(message: string, code?: string) {
    super(message);
    if (code !== undefined) this.code = code;
  }
}

/** Waits for `found`. Throws a Refusal if the id is unknown: "razemo has no order abc". */
export async function orRefuseUnknown<T>(found: Promise<T>, what: string): Promise<T> {
  return found.catch((error) => {
    throw error instanceof DomainError && error.kind === "not_found" ? new Refusal(what, error.code) : error;
  });
}
