export type Engine = "postgres" | "sqlite";

/**
 * Which of the two engines this process uses. Read here rather than handed in, because tables are built from the
 * engine's own columns as their modules load, before anything could be handed over. `openDatabases` refuses settings
 * that say otherwise.
 */
export const engine: Engine = isPostgres(process.env.DATABASE_URL) ? "postgres" : "sqlite";

export function isPostgres(url: string | undefined): boolean {
  return /^postgres(ql)?:/.test(url ?? "");
}
