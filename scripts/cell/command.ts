import { openOwn } from "~/app/databases";
import { type Environment, readEnvironment } from "~/app/settings/environment";
import { type Cell, CellProblem, MAIN, MOST_TENANTS, unknownCell } from "~/db/cells/cell";
import { refuseSame } from "~/db/cells/identity";
import { type Cells, locate, type Presence, presenceAt, tenantsAt } from "~/db/cells/locate";
import { type CellMoved, clearFormer, moveToCell } from "~/db/cells/move";
import { allPlacements, openPlacements, type Placement, place } from "~/db/cells/placements";
import type { Db } from "~/db/handle";
import { SLUG } from "~/tenants/config/load";
import { aloneIn } from "../backup/lease";
import { columns } from "../columns.mjs";
import { type Answer, type Noun, verb } from "../commands/declaration";
import { moving } from "../db/moving";
import { Refusal } from "../refusal";

const slug = { does: "the site" };

export default {
  more: "A cell is a PostgreSQL database: DATABASE_CELLS names them, `main` is DATABASE_URL. Guide: scripts/operating/machines.md",
  verbs: {
    list: verb({
      does: "Lists the cells with their number of sites, and each site with its cell.",
      permission: "machine.run",
      run: () => listCells(readEnvironment()),
    }),
    place: verb({
      does: "Sets the cell of a new site, or the valid one of two copies. Moves nothing.",
      permission: "machine.run",
      arguments: { slug, cell: { does: "where" } },
      run: ({ slug, cell }) => placeTenant(readEnvironment(), { slug, cell }),
    }),
    move: verb({
      does: "Moves a site to another cell. The site is read-only meanwhile.",
      permission: "machine.run",
      more: `Rows are counted and compared on both sides before the site is served from the new cell. After an interruption, the next move
continues; a move to the site's present cell undoes it.`,
      arguments: { slug, cell: { does: "where to" } },
      run: ({ slug, cell }) => moveTenant(readEnvironment(), { slug, cell }),
    }),
    clear: verb({
      does: "Deletes the rest of a site in a cell that it was moved from.",
      permission: "machine.run",
      arguments: { slug, cell: { does: "the former cell" } },
      options: {
        yes: { does: "deletes it for good" },
        writable: { does: "also deletes a copy that accepts writes, which no move left" },
      },
      run: ({ slug, cell, yes, writable }) => clearTenant(readEnvironment(), { slug, cell, yes, writable }),
    }),
  },
} satisfies Noun;

/** The lease for placements. Only one tenant at a time is placed or moved. */
const ALONE = { name: "cells", busy: "Another site is being moved" };

interface Dependencies {
  control: Db;
  cells: Cells;
}

export async function listCells(environment: Environment): Promise<Answer> {
  return withDependencies(environment, async ({ control, cells }) => {
    const placed = await allPlacements(control);
    const rows: string[][] = [];
    const data: object[] = [];
    for (const cell of cells.all) {
      const there = await tenantsAt(cell.directUrl).catch((error: Error) => error);
      const own = placed.filter((each) => each.cell === cell.name);
      const problem = there instanceof Error ? `AWAY: ${reasonOf(there)}` : own.length > MOST_TENANTS ? "FULL" : "";
      data.push({ cell: cell.name, sites: own.length, ...(there instanceof Error && { away: reasonOf(there) }) });
      rows.push([cell.name, `${own.length} sites`, problem]);
    }
    const sites = placed.map(({ slug, cell, target }) => ({ slug, cell, movingTo: target }));
    const lines = placed.map((each) => [each.slug, each.cell, stateOf(cells.all, each)]);
    return { lines: [...columns(rows), "", ...columns(lines)], data: { cells: data, sites } };
  });
}

function stateOf(all: readonly Cell[], { cell, target, since }: Placement): string {
  if (!all.some(({ name }) => name === cell)) return "UNKNOWN CELL";
  if (target) return `a move to ${target} is running, or was interrupted`;
  return since === null ? "not made yet" : "";
}

interface Asked {
  slug: string;
  cell: string;
}

export async function placeTenant(environment: Environment, { slug, cell: name }: Asked): Promise<Answer> {
  if (!SLUG.test(slug)) throw new Refusal(`"${slug}" is not a valid slug: a-z, 0-9 and -, at most 40 characters`);
  return withDependencies(environment, async ({ control, cells }) =>
    aloneIn(control, ALONE, async () => {
      const cell = cellNamed(cells, name);
      await refuseWrongPlace(cells, slug, cell);
      const { isThere } = await presenceAt(cell.directUrl, slug);
      await place(control, { slug, cell: name, since: isThere ? Date.now() : null });
      const line = isThere ? `${slug} is served from ${name}.` : `${slug} will be made in ${name}.`;
      return { lines: [line], data: { slug, cell: name, made: isThere } };
    }),
  );
}

export async function moveTenant(environment: Environment, { slug, cell: to }: Asked): Promise<Answer> {
  return withDependencies(environment, async ({ control, cells }) =>
    aloneIn(control, ALONE, async () => {
      cellNamed(cells, to);
      const moved = await moving(slug, (how) => moveToCell({ control, cells, slug, to, ...how }));
      return { lines: linesOf(moved, slug), data: { slug, ...moved } };
    }),
  );
}

function linesOf({ from, to, rows, did }: CellMoved, slug: string): string[] {
  if (did === "nothing") return [`${slug} is in ${to} already.`];
  if (did === "undone") return [`${slug} stays in ${to}, and can be written there again.`];
  const counted = did === "moved" ? `${rows.toLocaleString("en")} rows, ` : "";
  return [
    `${slug} is now served from ${to}: ${counted}compared with what ${from} has.`,
    `In ${from} a read-only copy stays. npx bouquet cell clear ${slug} ${from} --yes deletes it.`,
  ];
}

export async function clearTenant(
  environment: Environment,
  { slug, cell, yes, writable = false }: Asked & { yes: boolean; writable?: boolean },
): Promise<Answer> {
  return withDependencies(environment, async ({ control, cells }) =>
    aloneIn(control, ALONE, async () => {
      cellNamed(cells, cell);
      if (!yes)
        throw new Refusal(
          `This deletes all that ${cell} has of ${slug}. Make sure that there is a backup, and add --yes.`,
        );
      const cleared = await clearFormer({ control, cells, slug, cell, writable });
      const line = cleared ? `${cell} has nothing of ${slug} any more.` : `${cell} had nothing of ${slug}.`;
      return { lines: [line], data: { slug, cell, cleared } };
    }),
  );
}

function cellNamed({ all }: Cells, name: string): Cell {
  const cell = all.find((each) => each.name === name);
  if (!cell) throw new Refusal(`There is no cell ${name}: there are ${all.map((each) => each.name).join(", ")}.`);
  return cell;
}

/** Throws if the cell would serve the site empty or outdated, or if two copies would accept writes. */
async function refuseWrongPlace(cells: Cells, slug: string, { name, directUrl }: Cell): Promise<void> {
  await cells.placements.read([slug]);
  const chosen = await presenceAt(directUrl, slug);
  const placed = (await cells.placements.of(slug)) ?? (await found(cells, slug, chosen));
  if (!placed) return;
  if (placed.target) throw new Refusal(`A move of ${slug} was interrupted. npx bouquet cell move completes it.`);
  const at = await homeOf(cells, placed);
  const move = `npx bouquet cell move ${slug} ${name}`;
  if (chosen.heldBy !== null) {
    throw new Refusal(
      placed.cell === name
        ? `${slug} is in ${name}, and read-only there: it was moved away by hand.`
        : `${slug} was moved away from ${name}: npx bouquet cell clear ${slug} ${name} --yes, and then ${move}`,
    );
  }
  if (!chosen.isThere && placed.since !== null && !at.isThere) {
    throw new Refusal(
      `${slug} was in ${placed.cell} and is missing there, so it would be made empty: restore a backup.`,
    );
  }
  if (placed.cell === name || !at.isThere) return;
  const wasMovedByHand = at.heldBy !== null && chosen.isThere;
  if (wasMovedByHand) return;
  if (!chosen.isThere) throw new Refusal(`${slug} is in ${placed.cell}. ${move} takes it to ${name}.`);
  throw new Refusal(
    `${slug} is in ${placed.cell}, and ${name} has a copy, too. To delete the copy: npx bouquet cell clear ${slug} ${name}`,
  );
}

/**
 * Finds the placement of a site. Undefined if no cell has the site, or if several have it and a placement already chose
 * one.
 */
async function found(cells: Cells, slug: string, chosen: Presence): Promise<Placement | undefined> {
  try {
    return await locate(cells, slug);
  } catch (error) {
    if (error instanceof CellProblem && chosen.isThere && chosen.heldBy === null) return undefined;
    throw error;
  }
}

async function homeOf({ all }: Cells, { slug, cell: name }: Placement): Promise<Presence> {
  const home = all.find((each) => each.name === name);
  if (!home) throw unknownCell(slug, name);
  return presenceAt(home.directUrl, slug).catch((error: Error) => {
    throw new Refusal(`${slug} is in ${name}, which does not answer: ${reasonOf(error)}`);
  });
}

async function withDependencies<T>(
  environment: Environment,
  work: (dependencies: Dependencies) => Promise<T>,
): Promise<T> {
  const { databaseUrl, databaseDirectUrl, cells: given } = environment;
  if (databaseUrl === undefined || databaseDirectUrl === undefined) {
    throw new Refusal("Cells are PostgreSQL databases. Here each site is a file, which needs no cell.");
  }
  const only = { name: MAIN, url: databaseUrl, directUrl: databaseDirectUrl, replicaUrl: undefined };
  await refuseSame(given);
  const control = openOwn(environment);
  try {
    return await work({
      control,
      cells: { all: given.length > 0 ? given : [only], placements: openPlacements(control) },
    });
  } finally {
    await control.close();
  }
}

function reasonOf(error: Error): string {
  return (error as NodeJS.ErrnoException).code ?? error.message;
}
