import type { Tx, Writing } from "./handle";

export interface Attempt {
  tx: Tx;
  /** Does what was put off until the commit. Where the attempt was undone, nobody calls it. */
  committed(): void;
}

/** One run of a transaction's function on a connection: the function may be run again, and then has nothing of this one. */
export function attemptOn(conn: Writing): Attempt {
  const afterwards: (() => void)[] = [];
  const tx = { ...conn, afterCommit: (work: () => void) => void afterwards.push(work) } as Tx;
  return {
    tx,
    committed() {
      for (const work of afterwards) work();
    },
  };
}
