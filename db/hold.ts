import { k } from "./columns";

/**
 * Who keeps a tenant from being written: no row where nobody does, and never more than one. It belongs to the place
 * where the tenant lies and not to the tenant, so it is never copied.
 */
export const holds = k.table("hold", {
  token: k.text("token").primaryKey(),
  /** UTC ms by the clock of the database; later it counts for nothing. Null: until somebody releases it. */
  until: k.ms("until"),
});

/** Thrown by `transact` while a tenant is being moved, and at its old place from then on. Nothing was written; reads go on. */
export class TenantReadOnlyError extends Error {
  /** Seconds until it is worth trying again. */
  readonly retryAfter = 30;

  constructor() {
    super("the tenant is read-only while it is moved to another database, and stays so at its old place");
  }
}
