export type Engine = "postgres" | "sqlite";

/**
 * Which of the two engines this process uses. Read here rather than handed in, because tables are built from the
 * engine's own columns as their modules load, before anything could be handed over. `openDatabases` refuses settings
 * that say otherwise.
 */
export const engine: Engine = isPostgres(process.env.DATABASE_URL) ? "postgres" : "sqlite";

/** Whether a server that follows the database's, or a cell's, may be read. Asked with each request, so read here, once. */
export const hasReplica =
  engine === "postgres" &&
  (Boolean(process.env.DATABASE_REPLICA_URL) || /\.replica=/.test(process.env.DATABASE_CELLS ?? ""));

export function isPostgres(url: string | undefined): boolean {
  return /^postgres(ql)?:/.test(url ?? "");
}
