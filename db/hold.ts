import { k } from "./columns";

/** The read-only lock of a tenant, in one row at most. No copy has this row. */
export const holds = k.table("hold", {
  token: k.text("token").primaryKey(),
  /** The end of the lock, UTC ms by the database's clock. Null: until the lock is released. */
  until: k.ms("until"),
});

/**
 * Thrown by `transact` while a tenant is moved, and at the tenant's old place afterwards. Nothing was written, and
 * reads work.
 */
export class TenantReadOnlyError extends Error {
  /** Seconds after which to try again. */
  readonly retryAfter = 30;

  constructor() {
    super("the tenant is read-only while it is moved to another database, and stays so at its old place");
  }
}
