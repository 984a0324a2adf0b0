import type { Cell } from "./cells/cell";
import { openElsewhere } from "./cells/elsewhere";
import { openPlacements } from "./cells/placements";
import { CONTROL, controlFile, openControl } from "./control/open";
import { type Databases, type Options, openDatabases } from "./open";

/** The result for a database: `lacked` has the tags that were applied, `failed` the printable reason of a failure. */
export type Migrated = { name: string } & ({ lacked: string[] } | { failed: string } | { missing: true });

interface Wanted {
  place: Omit<Options, "limit" | "files" | "migrationsDir" | "cells">;
  /** The cells, if tenants are in several databases. */
  cells?: readonly Cell[];
  folders: { tenants: string; control: string };
  slugs: readonly string[];
  concurrency: number;
  tell(migrated: Migrated): void;
}

/**
 * Migrates the operators' database first, then each tenant's. A failure does not stop the others, and a second run does
 * the rest.
 */
export async function migrateAll({
  place,
  cells = [],
  folders,
  slugs,
  concurrency,
  tell,
}: Wanted): Promise<Migrated[]> {
  const done: Migrated[] = [];

  async function migrate(databases: Pick<Databases, "migrate">, name: string): Promise<void> {
    const migrated = await outcomeOf(databases, name);
    done.push(migrated);
    tell(migrated);
  }

  const ofControl = openDatabases({ ...place, migrationsDir: folders.control, files: controlFile, limit: 1 });
  try {
    await migrate(ofControl, CONTROL);
  } finally {
    await ofControl.close();
  }
  const control = openControl({ ...place, migrationsDir: folders.control });
  const placed = cells.length > 0 ? { all: directly(cells), placements: openPlacements(control) } : undefined;
  const elsewhere = placed || place.url === undefined ? undefined : openElsewhere(place.url);
  const tenants = openDatabases({
    ...place,
    cells: placed,
    elsewhere,
    migrationsDir: folders.tenants,
    limit: concurrency,
  });
  const waiting = [...slugs];
  const inTurn = async () => {
    for (let slug = waiting.shift(); slug !== undefined; slug = waiting.shift()) await migrate(tenants, slug);
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, inTurn));
  } finally {
    await tenants.close();
    await control.close();
  }
  return done;
}

/** Returns cells without poolers: indexes are made outside a transaction, which a transaction pooler cannot do. */
function directly(cells: readonly Cell[]): Cell[] {
  return cells.map((cell) => ({ ...cell, url: cell.directUrl, replicaUrl: undefined }));
}

async function outcomeOf(databases: Pick<Databases, "migrate">, name: string): Promise<Migrated> {
  try {
    const lacked = await databases.migrate(name);
    return lacked ? { name, lacked } : { name, missing: true };
  } catch (error) {
    return { name, failed: error instanceof Error ? error.message : String(error) };
  }
}
