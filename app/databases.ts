import { join } from "node:path";
import { unknownCell } from "~/db/cells/cell";
import { openElsewhere } from "~/db/cells/elsewhere";
import { type Cells, cellIn, locate, locateOrPlace } from "~/db/cells/locate";
import { openPlacements } from "~/db/cells/placements";
import { openControl } from "~/db/control/open";
import type { Db } from "~/db/handle";
import { type Databases, openDatabases } from "~/db/open";
import type { FrozenAt } from "~/db/snapshot/freeze";
import { type Environment, schemaFolder } from "./settings/environment";

/** The settings that locate an installation's databases. */
export type DatabasePlace = Pick<Environment, "databaseUrl" | "dataDir"> & Partial<Pick<Environment, "cells">>;

interface Opening {
  /** The number of tenants that stay open. */
  limit: number;
  /** The operators' database, if the caller has opened it. */
  control?: Db;
}

/** Opens all tenants' databases for a command, each in its cell. */
export function openTenants(place: DatabasePlace, { limit, control }: Opening): Databases {
  const { databaseUrl: url, dataDir, cells = [] } = place;
  const migrationsDir = join(schemaFolder, "migrations");
  if (cells.length === 0) {
    const elsewhere = url === undefined ? undefined : openElsewhere(url);
    return openDatabases({ url, dataDir, migrationsDir, limit, elsewhere });
  }
  const own = control ?? openOwn(place);
  const databases = openDatabases({ url, dataDir, migrationsDir, limit, cells: cellsFor(cells, own) });
  return {
    ...databases,
    async close() {
      await databases.close();
      if (!control) await own.close();
    },
  };
}

/** Opens the operators' database for a command. */
export function openOwn({ databaseUrl: url, dataDir }: DatabasePlace): Db {
  return openControl({ url, dataDir, migrationsDir: join(schemaFolder, "control/migrations") });
}

/**
 * Returns the PostgreSQL database of a tenant, without a pooler, or the one that it would get. Undefined if databases
 * are files. With `placing`, a tenant without a placement gets a permanent one.
 */
export async function databaseOf(
  place: DatabasePlace,
  slug: string,
  { placing = false } = {},
): Promise<string | undefined> {
  return (await placeOf(place, slug, { placing }))?.url;
}

/** Returns the placement, and whether the database was created there: a missing one is then lost. */
export async function placeOf(
  place: DatabasePlace,
  slug: string,
  { placing = false } = {},
): Promise<FrozenAt | undefined> {
  const { databaseUrl, cells: all = [] } = place;
  if (databaseUrl === undefined) return undefined;
  if (all.length === 0) {
    const cell = await openElsewhere(databaseUrl).of(slug);
    if (cell !== undefined) throw unknownCell(slug, cell);
    return { url: databaseUrl, wasMade: false };
  }
  const own = openOwn(place);
  try {
    const cells = cellsFor(all, own);
    const found = placing ? await locateOrPlace(cells, slug) : await locate(cells, slug);
    if (!found) return { url: databaseUrl, wasMade: false };
    return { url: cellIn(cells, found).directUrl, wasMade: found.since !== null };
  } finally {
    await own.close();
  }
}

/** Returns the cells without their replicas, because a command never reads from a replica. */
function cellsFor(all: Cells["all"], control: Db): Cells {
  return {
    all: all.map((cell) => ({ ...cell, replicaUrl: undefined })),
    placements: openPlacements(control),
  };
}
