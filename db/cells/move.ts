import { CopyRefused, compareTenants, copyTenant, holdToken, type Progress, releaseTenant } from "../copy/copy";
import type { Db } from "../handle";
import { quoted } from "../postgres-schema";
import { type Cell, CellProblem } from "./cell";
import { refuseSame } from "./identity";
import { type Cells, cellIn, locate, onServer, presenceAt } from "./locate";
import { noteMove, type Placement, placementOf, settleMove } from "./placements";

export interface CellMove {
  control: Db;
  cells: Cells;
  slug: string;
  /** The name of a cell. That where the tenant lies: a move that was broken off is undone. */
  to: string;
  /** db/migrations. */
  migrationsDir: string;
  tell?: (progress: Progress) => unknown;
  signal?: AbortSignal;
  /** How long the source stays read-only, in ms, after this process died. */
  lease?: number;
  /** Called, and waited for, after each step. */
  reached?: (step: Step) => unknown;
}

/** In their order. `held`: the source is, for good. `arrived`: the target has the tenant. `settled`: it is served from there. */
export type Step = "noted" | "held" | "arrived" | "settled";

export interface CellMoved {
  from: string;
  to: string;
  rows: number;
  /** `resumed`: the rows had come before, by a move that was broken off after that. */
  did: "moved" | "resumed" | "undone" | "nothing";
}

/**
 * Moves a tenant to another cell; it is read-only meanwhile. Killed at any point it leaves the tenant in the cell that its placement
 * names, and the next move of it goes on from there. For one process of the installation at a time. Throws CellProblem and CopyRefused.
 */
export async function moveToCell(move: CellMove): Promise<CellMoved> {
  const { control, cells, slug, to, migrationsDir, tell, signal, lease, reached } = move;
  const source = await located(cells, slug);
  const [from, target] = [cellIn(cells, source), cellIn(cells, { slug, cell: to })];
  if (source.target !== null && (await takeUp(move, source, from))) {
    return { from: from.name, to, rows: 0, did: "resumed" };
  }
  if (to === from.name) return { from: to, to, rows: 0, did: source.target === null ? "nothing" : "undone" };
  if ((await presenceAt(target.directUrl, slug)).isThere) {
    throw new CellProblem(
      `There is a ${slug} in ${to} already: npx bouquet cell clear ${slug} ${to} removes a former copy.`,
    );
  }
  const token = holdToken();
  await noteMove(control, slug, { target: to, token });
  await reached?.("noted");
  try {
    const { tables } = await copyTenant({
      ...{ from: from.directUrl, to: target.directUrl, slug, migrationsDir, token },
      ...(lease !== undefined && { lease }),
      ...(tell && { tell }),
      ...(signal && { signal }),
      arriving: () => reached?.("held"),
    });
    await reached?.("arrived");
    await settle(move, token);
    return { from: from.name, to, rows: tables.reduce((sum, { rows }) => sum + rows, 0), did: "moved" };
  } catch (error) {
    await forgetFailed(move, from, token).catch(() => {}); // the next move looks anew
    throw error;
  }
}

interface Clearing extends Pick<CellMove, "control" | "cells" | "slug"> {
  cell: string;
  /** A copy too that no move left: somebody may have written to it. */
  writable?: boolean;
}

/** Removes what was left of a tenant in a cell that it was moved from. The one where it lies has to be there, and to be another database. */
export async function clearFormer({ control, cells, slug, cell: name, writable = false }: Clearing): Promise<boolean> {
  const placement = await placementOf(control, slug);
  const cell = cellIn(cells, { slug, cell: name });
  if (!placement) throw new CellProblem(`Nobody has placed ${slug}, so none of its copies is a former one.`);
  if (placement.cell === name) throw new CellProblem(`${slug} lies in ${name}: that is no former copy of it.`);
  if (placement.target !== null)
    throw new CellProblem(`A move of ${slug} was broken off: npx bouquet cell move ends it.`);
  const { isThere, heldBy } = await presenceAt(cell.directUrl, slug);
  if (!isThere) return false;
  const home = cellIn(cells, placement);
  await refuseSame([home, cell]);
  const kept = await presenceAt(home.directUrl, slug);
  if (!kept.isThere || kept.heldBy !== null) {
    throw new CellProblem(
      `${slug} has no copy in ${home.name} that can be written to, so that in ${name} may be the only one.`,
    );
  }
  if (heldBy === null && !writable) {
    throw new CellProblem(
      `The copy of ${slug} in ${name} can be written to, so no move left it. To remove it, add --writable.`,
    );
  }
  await onServer(cell.directUrl, (client) => client.query(`drop schema ${quoted(slug)} cascade`));
  return true;
}

async function located(cells: Cells, slug: string): Promise<Placement> {
  await cells.placements.read([slug]);
  const found = await locate(cells, slug);
  if (!found) throw new CellProblem(`${slug} has no database yet: npx bouquet cell place says where it is to be made.`);
  return found;
}

async function settle({ control, slug, reached }: CellMove, token: string): Promise<void> {
  if (!(await settleMove(control, { slug, token, now: Date.now() }))) {
    throw new CopyRefused(`Another move of ${slug} began meanwhile, and this one is none any more.`);
  }
  await reached?.("settled");
}

/**
 * Ends a move that was broken off. True where its copy had arrived whole and goes where this one goes, which is the end of both; else
 * the tenant can be written again where it lies.
 */
async function takeUp(move: CellMove, source: Placement, from: Cell): Promise<boolean> {
  const { cells, slug, to, migrationsDir } = move;
  const [token, target] = [source.token!, cellIn(cells, { slug, cell: source.target! })];
  if (to === target.name) {
    const [here, there] = [await presenceAt(from.directUrl, slug), await presenceAt(target.directUrl, slug)];
    if (here.heldBy === token && there.isThere) {
      await compareTenants({ from: from.directUrl, to: target.directUrl, slug, migrationsDir });
      await settle(move, token);
      return true;
    }
  }
  const isOurs = (await presenceAt(from.directUrl, slug)).heldBy === token;
  // Where the cell is away, `cell clear` removes it later.
  await remove(target, [`${slug}.arriving.${token}`, ...(isOurs ? [slug] : [])]).catch(() => {});
  await release(move, from, token);
  return false;
}

/** What a move made that nobody was ever led to. */
async function remove(cell: Cell, schemas: string[]): Promise<void> {
  const drop = schemas.map((schema) => `drop schema if exists ${quoted(schema)} cascade`).join("; ");
  await onServer(cell.directUrl, (client) => client.query(drop));
}

/** A hold that is in force still says that the copy may have arrived: then the next move finds out. */
async function forgetFailed(move: CellMove, from: Cell, token: string): Promise<void> {
  const { heldBy } = await presenceAt(from.directUrl, move.slug);
  if (heldBy !== token) await noteMove(move.control, move.slug, { target: null, token: null });
}

async function release({ control, slug, migrationsDir }: CellMove, from: Cell, token: string): Promise<void> {
  await releaseTenant({ at: from.directUrl, slug, migrationsDir, token });
  await noteMove(control, slug, { target: null, token: null });
}
