/** A PostgreSQL server for the tests of one run: started before the first of them, gone with all its data after the last. */
import type { TestProject } from "vitest/node";
import { startPostgresServer } from "~/scripts/postgres-server";

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

/** Statements on a handful of rows are not worth compiling, and nobody waits for a table to be tidied. */
const FOR_SMALL_TABLES = ["jit=off", "autovacuum=off"];

export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer(FOR_SMALL_TABLES);
  project.provide("databaseUrl", server.url);
  return server.stop;
}
