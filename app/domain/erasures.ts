/** The record of erasures, so a restored backup does not revive an erased account. Contains no personal data. */
export interface Erasures {
  /** Records an erasure. Call this before the account is erased. */
  note(account: string): Promise<void>;
}

/** Records nothing. For installations without backups, and for tests. */
export const forgottenErasures: Erasures = { note: async () => {} };
