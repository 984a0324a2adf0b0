export type Engine = "postgres" | "sqlite";

/**
 * The engine of this process. Read from the environment, because tables are built from the engine's columns while their
 * modules load. `openDatabases` refuses settings that contradict it.
 */
export const engine: Engine = isPostgres(process.env.DATABASE_URL) ? "postgres" : "sqlite";

/** Whether a replica of the database, or of a cell, may be read. Read once, because every request asks. */
export const hasReplica =
  engine === "postgres" &&
  (Boolean(process.env.DATABASE_REPLICA_URL) || /\.replica=/.test(process.env.DATABASE_CELLS ?? ""));

export function isPostgres(url: string | undefined): boolean {
  return /^postgres(ql)?:/.test(url ?? "");
}
