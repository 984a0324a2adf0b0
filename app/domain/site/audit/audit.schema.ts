import { manyLines } from "~/app/domain/texts";
import { reasonMissing } from "./audit.errors";

/** Normalizes an operator's reason. Throws account.reason_missing if empty. */
export function requiredReason(typed: string): string {
  const reason = manyLines(typed);
  if (reason === "") throw reasonMissing();
  return reason;
}
