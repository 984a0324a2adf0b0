import { CopyRefused, compareTenants, copyTenant, holdToken, type Progress, releaseTenant } from "../copy/copy";
import type { Db } from "../handle";
import { quoted } from "../postgres-schema";
import { type Cell, CellProblem } from "./cell";
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
  const former = source.target === null ? undefined : await takeUp(move, source, from);
  if (former) return former;
  if (to === source.cell) return { from: to, to, rows: 0, did: source.target === null ? "nothing" : "undone" };

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
    await forgetMove(move, { ...source, token }, from).catch(() => {}); // the next move looks anew
    throw error;
  }
}

/** Removes what was left of a tenant in a cell that it was moved from. */
export async function clearFormer({ control, cells, slug, cell: name }: Pick<CellMove, "control" | "cells" | "slug"> & { cell: string }) {
  const placement = await placementOf(control, slug);
  const cell = cellIn(cells, { slug, cell: name });
  if (!placement) throw new CellProblem(`Nobody has placed ${slug}, so none of its copies is a former one.`);
  if (placement.cell === name) throw new CellProblem(`${slug} lies in ${name}: that is no former copy of it.`);
  if (placement.target !== null) throw new CellProblem(`A move of ${slug} was broken off: npx bouquet cell move ends it.`);
  const { isThere } = await presenceAt(cell.directUrl, slug);
  if (isThere) await onServer(cell.directUrl, (client) => client.query(`drop schema ${quoted(slug)} cascade`));
  return isThere;
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
 * Ends a move that was broken off. Where its copy had arrived whole, and goes where this one goes, that is the end of both; else the
 * tenant can be written again where it lies.
 */
async function takeUp(move: CellMove, source: Placement, from: Cell): Promise<CellMoved | undefined> {
  const { cells, slug, to, migrationsDir } = move;
  const [token, target] = [source.token!, cellIn(cells, { slug, cell: source.target! })];
  const [here, there] = [await presenceAt(from.directUrl, slug), await presenceAt(target.directUrl, slug)];
  const hasArrived = here.heldBy === token && there.isThere && there.heldBy === null;
  if (hasArrived && to === target.name) {
    await compareTenants({ from: from.directUrl, to: target.directUrl, slug, migrationsDir });
    await settle(move, token);
    return { from: from.name, to, rows: 0, did: "resumed" };
  }
  // Nobody was ever led to it.
  if (hasArrived) await onServer(target.directUrl, (client) => client.query(`drop schema ${quoted(slug)} cascade`));
  await forgetMove(move, source, from);
  return undefined;
}

/** The tenant stays where it was, and can be written there, unless its copy may have arrived: then the next move says. */
async function forgetMove(move: CellMove, { token }: Pick<Placement, "token">, from: Cell): Promise<void> {
  const { control, slug, migrationsDir } = move;
  await releaseTenant({ at: from.directUrl, slug, migrationsDir, token: token! });
  await noteMove(control, slug, { target: null, token: null });
}
