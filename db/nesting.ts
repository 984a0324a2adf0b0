import { AsyncLocalStorage } from "node:async_hooks";

const inside = new AsyncLocalStorage<object>();

/** Throws where `database` is in a transaction already, further up in the same chain of calls. */
export function refuseNested(database: object): void {
  if (inside.getStore() === database) throw new Error("transact inside a transact: pass the Tx on instead");
}

/** Runs `work` as a transaction of `database`, for `refuseNested` to see. */
export function asTransactionOf<T>(database: object, work: () => Promise<T>): Promise<T> {
  return inside.run(database, work);
}
