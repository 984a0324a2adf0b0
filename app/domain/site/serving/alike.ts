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
