/**
 * Cleanups that run once the tests of a file are over. Modules stay loaded for the next file of the same process, so an
 * `afterAll` of their own would run after the first file alone.
 */
const due: (() => unknown)[] = [];

export function afterFile(undo: () => unknown): void {
  due.push(undo);
}

/** The latest first. */
export async function undoAll(): Promise<void> {
  for (const undo of due.splice(0).reverse()) await undo();
}
