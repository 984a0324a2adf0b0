import { DomainError } from "~/app/domain/errors";
import { Unready } from "./unready.mjs";

/** A refusal of a command, whose message is all there is to print. */
export class Refusal extends Unready {
  /** For programs, where there is one. */
  readonly code?: string;

  constructor(message: string, code?: string) {
    super(message);
    if (code !== undefined) this.code = code;
  }
}

/** Throws a Refusal where an id that a command was given finds nothing: "razemo has no order abc". */
export async function orRefuseUnknown<T>(found: Promise<T>, what: string): Promise<T> {
  return found.catch((error) => {
    throw error instanceof DomainError && error.kind === "not_found" ? new Refusal(what, error.code) : error;
  });
}
