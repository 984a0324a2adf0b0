import { type Cell, MOST_TENANTS } from "~/db/cells/cell";
import { sameDatabase } from "~/db/cells/identity";
import { presenceAt, tenantsAt } from "~/db/cells/locate";
import { allPlacements, type Placement } from "~/db/cells/placements";
import { serverProblem } from "~/db/server-problem";
import type { DoctorContext } from "../context";
import { type Found, reasonOf, warning, wrong } from "../findings";

/** Returns problems of the cells and of sites' placements. */
export async function problemsOfCells({ environment: { cells }, control }: DoctorContext): Promise<Found[]> {
  const found: Found[] = [];
  const reached: Cell[] = [];
  for (const cell of cells) {
    const problem = await serverProblem(cell.url);
    if (problem === undefined) reached.push(cell);
    else found.push(wrong("cell_away", { cell: cell.name, problem }));
  }
  if (cells.length === 0) return found;
  try {
    const [one, other] = (await sameDatabase(reached)) ?? [];
    if (one && other) return [...found, wrong("cell_same", { cell: one, other })]; // otherwise each site seems doubled
    const placed = await allPlacements(control);
    found.push(...unknown(cells, placed), ...full(cells, placed), ...(await doubled(reached, placed)));
  } catch (error) {
    found.push(wrong("database_away", { problem: reasonOf(error) }));
  }
  return found;
}

function unknown(cells: readonly Cell[], placed: Placement[]): Found[] {
  const names = new Set(cells.map(({ name }) => name));
  return placed.flatMap(({ slug, cell }) => (names.has(cell) ? [] : wrong("cell_unknown", { site: slug, cell })));
}

function full(cells: readonly Cell[], placed: Placement[]): Found[] {
  return cells.flatMap(({ name }) => {
    const sites = placed.filter(({ cell }) => cell === name).length;
    return sites > MOST_TENANTS ? warning("cell_full", { cell: name, sites, most: MOST_TENANTS }) : [];
  });
}

/**
 * Returns the sites with a writable copy in a cell other than their placement. A completed move leaves no such copy.
 */
async function doubled(cells: Cell[], placed: Placement[]): Promise<Found[]> {
  const homes = new Map(placed.map((placement) => [placement.slug, placement]));
  const found: Found[] = [];
  for (const { name, url } of cells) {
    for (const slug of await tenantsAt(url)) {
      const home = homes.get(slug);
      if (!home || home.cell === name || home.target === name) continue;
      const { heldBy } = await presenceAt(url, slug);
      if (heldBy === null) found.push(wrong("cell_twice", { site: slug, cell: home.cell, other: name }));
    }
  }
  return found;
}
