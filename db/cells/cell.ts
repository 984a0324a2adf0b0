/** A PostgreSQL database in which tenants lie. Without such settings there is one, and nothing here is used. */
export interface Cell {
  name: string;
  /** A transaction pooler may stand between. */
  url: string;
  /** The same database, with none between. */
  directUrl: string;
  /** A server that follows it, for reads of what may be a moment old. */
  replicaUrl: string | undefined;
}

/** The cell of DATABASE_URL. It has the operators' own database too, and so is always there. */
export const MAIN = "main";

/** Above so many tenants in one cell its server needs more memory than they do: each has some 270 relations. */
export const MOST_TENANTS = 1_000;

/** Something about cells that only a person can settle. The message says what to do. */
export class CellProblem extends Error {}

export function unknownCell(slug: string, cell: string): CellProblem {
  return new CellProblem(`${slug} lies in the cell ${cell}, which DATABASE_CELLS does not name`);
}

export function inTwoCells(slug: string, cells: string[]): CellProblem {
  const all = cells.join(" and ");
  return new CellProblem(
    `${slug} is in ${all}, and nothing says which is right: npx bouquet cell place ${slug} <cell>`,
  );
}

export function onlyFormer(slug: string, cells: string[]): CellProblem {
  return new CellProblem(
    `${slug} was moved away from ${cells.join(" and ")}, and is in no other cell that DATABASE_CELLS names: name the one that has it.`,
  );
}
