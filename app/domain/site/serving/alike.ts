import { createHash, hkdfSync } from "node:crypto";
import type { Cell } from "~/db/cells/cell";

/** A machine whose clock is off by more, in ms, gets no requests. */
export const MOST_AHEAD = 5_000;

/** Says whether two machines have the same secret, and nothing else of it. */
export function secretDigest(secret: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", "compare the secrets of machines", 12)).toString("base64url");
}

/** Of the cells' names and databases: how a machine reaches them may be its own affair. */
export function cellsDigest(cells: readonly Pick<Cell, "name" | "directUrl">[]): string {
  return digest(
    cells
      .map(({ name, directUrl }) => `${name} ${new URL(directUrl).pathname}`)
      .sort()
      .join("\n"),
  );
}

/** Short, and tells nothing of what it is made of. */
export function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}

interface Run {
  id: string;
  secret: string;
  cells: string;
  /** UTC ms. */
  joinedAt: number;
}

/**
 * Finds the live nodes that joined before `node`, are in order and run with something else. The oldest one decides what is in order: a
 * node that is refused must not have others refused. Empty if `node` runs as the oldest one does, or is it.
 */
export function findFormer<Other extends Run>(node: Run, others: readonly Other[]): Other[] {
  const before = others
    .filter(({ joinedAt, id }) => joinedAt < node.joinedAt || (joinedAt === node.joinedAt && id < node.id))
    .sort((one, other) => one.joinedAt - other.joinedAt || (one.id < other.id ? -1 : 1));
  const [oldest] = before;
  if (!oldest || isRunAlike(oldest, node)) return [];
  return before.filter((other) => isRunAlike(other, oldest));
}

function isRunAlike(one: Run, other: Run): boolean {
  return one.secret === other.secret && one.cells === other.cells;
}
