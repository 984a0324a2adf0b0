import type { Entry } from "./ledger";

export function creditsWire(balance: number, entries: Entry[]) {
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
