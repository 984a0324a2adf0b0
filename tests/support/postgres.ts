/** A PostgreSQL server for the tests of one run: started before the first of them, gone with all its data after the last. */
import type { TestProject } from "vitest/node";
import { startPostgresServer } from "~/scripts/postgres-server";

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer();
  project.provide("databaseUrl", server.url);
  return server.stop;
}
