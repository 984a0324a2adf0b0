export type Engine = "postgres" | "sqlite";

/** Read from the environment, because tables are built while their modules load. */
export const engine: Engine = isPostgres(process.env.DATABASE_URL) ? "postgres" : "sqlite";

/** Whether a replica of the database, or of a cell, may be read. Read once, because every request asks. */
export const hasReplica =
  engine === "postgres" &&
  (Boolean(process.env.DATABASE_REPLICA_URL) || /\.replica=/.test(process.env.DATABASE_CELLS ?? ""));

export function isPostgres(url: string | undefined): boolean {
  return /^postgres(ql)?:/.test(url ?? "");
}
