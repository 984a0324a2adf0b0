import type pg from "pg";
import { driver } from "../postgres-driver";
import { quoted } from "../postgres-schema";
import { type Cell, inTwoCells, onlyFormer, unknownCell } from "./cell";
import type { Placement, Placements } from "./placements";

export interface Cells {
  all: readonly Cell[];
  placements: Placements;
}

export async function locate(cells: Cells, slug: string): Promise<Placement | undefined> {
  return (await cells.placements.of(slug)) ?? (await discovered(cells, slug));
}

/** Returns a tenant's placement. Chooses a cell if the tenant is new. */
export async function locateOrPlace(cells: Cells, slug: string): Promise<Placement> {
  return (await locate(cells, slug)) ?? (await cells.placements.add(slug, { fewestOf: cells.all }));
}

export function cellIn({ all }: Pick<Cells, "all">, { slug, cell: name }: Pick<Placement, "slug" | "cell">): Cell {
  const cell = all.find((each) => each.name === name);
  if (!cell) throw unknownCell(slug, name);
  return cell;
}

/**
 * Finds the cell of a tenant without a placement: from before there were cells, or after the operators' database was
 * lost.
 */
async function discovered({ all, placements }: Cells, slug: string): Promise<Placement | undefined> {
  const found = await Promise.all(all.map(({ url }) => presenceAt(url, slug)));
  const namesWhere = (is: (presence: Presence) => boolean) =>
    all.flatMap(({ name }, at) => (is(found[at]!) ? [name] : []));
  const names = namesWhere(({ isThere, heldBy }) => isThere && heldBy === null);
  if (names.length > 1) throw inTwoCells(slug, names);
  const former = namesWhere(({ heldBy }) => heldBy !== null);
  if (names.length === 0 && former.length > 0) throw onlyFormer(slug, former);
  return names[0] === undefined ? undefined : placements.add(slug, { cell: names[0], since: Date.now() });
}

/** The state of a tenant's database in a cell. */
export interface Presence {
  isThere: boolean;
  /** The token of a permanent read-only lock: the tenant was moved away, or is about to be. Null without one. */
  heldBy: string | null;
}

export async function presenceAt(url: string, slug: string): Promise<Presence> {
  return onServer(url, async (client) => {
    const hold = `${quoted(slug)}.hold`;
    const { rows } = await client.query<{ schema: string | null; hold: string | null }>(
      "select to_regnamespace($1)::text as schema, to_regclass($2)::text as hold",
      [quoted(slug), hold],
    );
    if (rows[0]!.hold === null) return { isThere: rows[0]!.schema !== null, heldBy: null };
    const held = await client.query<{ token: string }>(`select token from ${hold} where until is null`);
    return { isThere: true, heldBy: held.rows[0]?.token ?? null };
  });
}

/** Returns names of the tenants' schemas in a cell, without unfinished copies. */
export async function tenantsAt(url: string): Promise<string[]> {
  return onServer(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select nspname as name from pg_namespace join pg_class on relnamespace = pg_namespace.oid
        where relname = 'event_clock' and nspname !~ '\\.' order by 1`,
    );
    return rows.map(({ name }) => name);
  });
}

export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new (driver().Client)({ connectionString: url, connectionTimeoutMillis: 10_000 }).on(
    "error",
    () => {},
  );
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
