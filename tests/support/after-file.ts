/**
 * Runs cleanups at the end of a test file. Modules stay loaded for the next file of the process, so a module's own
 * `afterAll` would run after the first file only.
 */
const due: (() => unknown)[] = [];

export function afterFile(undo: () => unknown): void {
  due.push(undo);
}

/** Runs the cleanups, the latest first. */
export async function undoAll(): Promise<void> {
  for (const undo of due.splice(0).reverse()) await undo();
}
