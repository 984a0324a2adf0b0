import { z } from "zod";
import type { Entry } from "./ledger";

/** A member's credits. `ledger` is newest first; a negative amount was spent. */
export const creditsAnswer = z.strictObject({
  balance: z.int(),
  ledger: z.array(z.strictObject({ id: z.string(), amount: z.int(), reason: z.string(), at: z.iso.datetime() })),
});

export function creditsWire(balance: number, entries: Entry[]): z.output<typeof creditsAnswer> {
  return {
    balance,
    ledger: entries.map(({ id, amount, cause, at }) => ({
      id,
      amount,
      reason: cause,
      at: new Date(at).toISOString(),
    })),
  };
}
