import { manyLines } from "~/app/domain/texts";
import { reasonMissing } from "./audit.errors";

/** An operator's reason as it is kept. Throws account.reason_missing for none. */
export function requiredReason(typed: string): string {
  const reason = manyLines(typed);
  if (reason === "") throw reasonMissing();
  return reason;
}
