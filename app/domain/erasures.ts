/** Where it is kept who was erased, so that a restored backup does not bring anybody back. Nothing of it says who that was. */
export interface Erasures {
  /** Before the account goes. */
  note(account: string): Promise<void>;
}

/** Where no backups are made, and in tests. */
export const forgottenErasures: Erasures = { note: async () => {} };
