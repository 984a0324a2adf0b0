/** The PostgreSQL server of a test run: starts before the first test, and is deleted with its data after the last. */
import type { TestProject } from "vitest/node";
import { startPostgresServer } from "~/scripts/postgres-server";

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

/** Small tables need neither compiled statements nor vacuum. */
const FOR_SMALL_TABLES = ["jit=off", "autovacuum=off"];

export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer(FOR_SMALL_TABLES);
  project.provide("databaseUrl", server.url);
  return server.stop;
}
