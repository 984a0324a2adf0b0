import { k } from "./columns";

/** The read-only lock of a tenant: one row at most, in no copy. */
export const holds = k.table("hold", {
  token: k.text("token").primaryKey(),
  /** UTC ms by the database's clock; the lock expires then. Null: until it is released. */
  until: k.ms("until"),
});

/** Thrown by `transact` while a tenant is moved, and at its old place afterwards. Nothing was written; reads work. */
export class TenantReadOnlyError extends Error {
  /** Seconds after which to try again. */
  readonly retryAfter = 30;

  constructor() {
    super("the tenant is read-only while it is moved to another database, and stays so at its old place");
  }
}
