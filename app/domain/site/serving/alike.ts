import { createHash, hkdfSync } from "node:crypto";
import type { Cell } from "~/db/cells/cell";

/** Maximum difference of a machine's clock, in ms. A machine whose clock differs by more gets no requests. */
export const MOST_AHEAD = 5_000;

/** Digests a machine's secret, to show whether two machines have the same secret, and nothing else. */
export function secretDigest(secret: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", "compare the secrets of machines", 12)).toString("base64url");
}

/** Digests the cells' names and databases. How a machine reaches them may differ. */
export function cellsDigest(cells: readonly Pick<Cell, "name" | "directUrl">[]): string {
  return digest(
    cells
      .map(({ name, directUrl }) => `${name} ${new URL(directUrl).pathname}`)
      .sort()
      .join("\n"),
  );
}

/** Returns a short digest that reveals nothing of the text. */
export function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}

interface Run {
  id: string;
  secret: string;
  cells: string;
  /** When the machine joined, UTC ms. */
  joinedAt: number;
}

/**
 * Returns the live, valid nodes that joined before `node` with other settings. The settings of the oldest node decide
 * which nodes are valid.
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
