import { AsyncLocalStorage } from "node:async_hooks";

const inside = new AsyncLocalStorage<object>();

/** Throws if this code already runs inside a transaction of `database`. */
export function refuseNested(database: object): void {
  if (inside.getStore() === database) throw new Error("transact inside a transact: pass the Tx on instead");
}

/** Runs `work` as a transaction of `database`, which `refuseNested` then detects. */
export function asTransactionOf<T>(database: object, work: () => Promise<T>): Promise<T> {
  return inside.run(database, work);
}
