export type Engine = "postgres" | "sqlite";

/** The engine, read from the environment, because tables are declared while their modules load. */
export const engine: Engine = isPostgres(process.env.DATABASE_URL) ? "postgres" : "sqlite";

/**
 * Whether a replica of the database, or of a cell, may be read. The environment is read once, because every request
 * needs the answer.
 */
export const hasReplica =
  engine === "postgres" &&
  (Boolean(process.env.DATABASE_REPLICA_URL) || /\.replica=/.test(process.env.DATABASE_CELLS ?? ""));

export function isPostgres(url: string | undefined): boolean {
  return /^postgres(ql)?:/.test(url ?? "");
}
