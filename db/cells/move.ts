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
  /** The name of the target cell. The name of the tenant's present cell undoes an interrupted move. */
  to: string;
  migrationsDir: string;
  tell?: (progress: Progress) => unknown;
  signal?: AbortSignal;
  /** How long the source stays read-only if this process dies, in ms. */
  lease?: number;
  /** Reports a completed step. The move waits for the returned promise. */
  reached?: (step: Step) => unknown;
}

/**
 * The steps of a move, in order. `noted`: the placement names the target. `held`: the source is locked permanently.
 * `arrived`: the target has the rows. `settled`: the target serves the tenant.
 */
export type Step = "noted" | "held" | "arrived" | "settled";

export interface CellMoved {
  from: string;
  to: string;
  rows: number;
  /** What the move did. `resumed`: the rows had arrived in an earlier, interrupted move. */
  did: "moved" | "resumed" | "undone" | "nothing";
}

/**
 * Moves a tenant to a cell. The tenant is read-only meanwhile. If this process dies, the next move continues. Only one
 * process of the installation may move a tenant at a time. Throws CellProblem and CopyRefused.
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
    await forgetFailed(move, from, token).catch(() => {}); // the next move checks again
    throw error;
  }
}

interface Clearing extends Pick<CellMove, "control" | "cells" | "slug"> {
  cell: string;
  /** Whether to remove a writable copy, too. No move leaves a writable copy, so it may have newer writes. */
  writable?: boolean;
}

/**
 * Removes a former copy of a tenant from a cell. Throws CellProblem unless the tenant's own cell answers, is another
 * database and has a writable copy. Returns false if there is no copy.
 */
export async function clearFormer({ control, cells, slug, cell: name, writable = false }: Clearing): Promise<boolean> {
  const placement = await placementOf(control, slug);
  const cell = cellIn(cells, { slug, cell: name });
  if (!placement) throw new CellProblem(`${slug} has no placement, so no copy of it is outdated.`);
  if (placement.cell === name) throw new CellProblem(`${slug} is in ${name} itself, which is no outdated copy.`);
  if (placement.target !== null)
    throw new CellProblem(`A move of ${slug} was interrupted. npx bouquet cell move completes it.`);
  const { isThere, heldBy } = await presenceAt(cell.directUrl, slug);
  if (!isThere) return false;
  const home = cellIn(cells, placement);
  await refuseSame([home, cell]);
  const kept = await presenceAt(home.directUrl, slug);
  if (!kept.isThere || kept.heldBy !== null) {
    throw new CellProblem(`${slug} has no writable copy in ${home.name}, so the copy in ${name} may be the only one.`);
  }
  if (heldBy === null && !writable) {
    throw new CellProblem(
      `The copy of ${slug} in ${name} is writable, so no move left it. To remove it, add --writable.`,
    );
  }
  await onServer(cell.directUrl, (client) => client.query(`drop schema ${quoted(slug)} cascade`));
  return true;
}

async function located(cells: Cells, slug: string): Promise<Placement> {
  await cells.placements.read([slug]);
  const found = await locate(cells, slug);
  if (!found) throw new CellProblem(`${slug} has no database yet. npx bouquet cell place chooses its cell.`);
  return found;
}

async function settle({ control, slug, reached }: CellMove, token: string): Promise<void> {
  if (!(await settleMove(control, { slug, token, now: Date.now() }))) {
    throw new CopyRefused(`Another move of ${slug} began meanwhile and replaced this one.`);
  }
  await reached?.("settled");
}

/**
 * Completes an interrupted move to the same target and returns true. Otherwise makes the tenant writable in its cell
 * and returns false.
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
  // If the cell does not answer, `cell clear` removes the copy later.
  await remove(target, [`${slug}.arriving.${token}`, ...(isOurs ? [slug] : [])]).catch(() => {});
  await release(move, from, token);
  return false;
}

/** Drops schemas that a move made and no process used. */
async function remove(cell: Cell, schemas: string[]): Promise<void> {
  const drop = schemas.map((schema) => `drop schema if exists ${quoted(schema)} cascade`).join("; ");
  await onServer(cell.directUrl, (client) => client.query(drop));
}

/**
 * Forgets a failed move, unless its lock is still in force: the copy may then have arrived, and the next move checks.
 */
async function forgetFailed(move: CellMove, from: Cell, token: string): Promise<void> {
  const { heldBy } = await presenceAt(from.directUrl, move.slug);
  if (heldBy !== token) await noteMove(move.control, move.slug, { target: null, token: null });
}

async function release({ control, slug, migrationsDir }: CellMove, from: Cell, token: string): Promise<void> {
  await releaseTenant({ at: from.directUrl, slug, migrationsDir, token });
  await noteMove(control, slug, { target: null, token: null });
}
