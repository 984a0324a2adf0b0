/** A PostgreSQL database with tenants. Without DATABASE_CELLS there is one database, and nothing here is used. */
export interface Cell {
  name: string;
  /** The address of the database, which may lead to a transaction pooler. */
  url: string;
  /** The address of the same database without a pooler. */
  directUrl: string;
  /** The address of a replica, for reads that may be a moment old. Undefined without a replica. */
  replicaUrl: string | undefined;
}

/** The name of the cell at DATABASE_URL, which also has the operators' database. */
export const MAIN = "main";

/** The number of tenants above which a cell's server needs more memory. Each tenant has some 270 relations. */
export const MOST_TENANTS = 1_000;

/** A problem with cells that an operator must solve. The message says what to do. */
export class CellProblem extends Error {}

export function unknownCell(slug: string, cell: string): CellProblem {
  return new CellProblem(`${slug} is in the cell ${cell}, which DATABASE_CELLS does not name`);
}

export function inTwoCells(slug: string, cells: string[]): CellProblem {
  const all = cells.join(" and ");
  return new CellProblem(`${slug} is in ${all}. Choose one of them: npx bouquet cell place ${slug} <cell>`);
}

export function onlyFormer(slug: string, cells: string[]): CellProblem {
  return new CellProblem(
    `${slug} was moved away from ${cells.join(" and ")}, and is in no other cell of DATABASE_CELLS. Add its cell there.`,
  );
}
