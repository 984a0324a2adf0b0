import { randomBytes } from "node:crypto";
import { chmodSync, readdirSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import type { Logger } from "pino";
import type { RunningWorker } from "./primary";

export interface ServerStatus {
  pid: number;
  builds: string;
  /** The name of the build that this process runs. Each worker names its own build. */
  build: string;
  workers: RunningWorker[];
  /** The reason why the server cannot take a build at present, safe to print. */
  busy?: string;
}

/** The request, as one line of JSON: for the status, or to take a build. */
type Asked = { ask: "status" } | { ask: "take"; build: string };

/** The lines of the answer, as JSON: the status, or the progress until `done` or `failed`. */
type Said = { status: ServerStatus } | { line: string } | { done: true } | { failed: string };

interface Options {
  dataDir: string;
  status(): ServerStatus;
  /** Takes a build. Throws an error that is safe to print. */
  take(build: string, tell: (line: string) => void): Promise<void>;
  log: Logger;
}

/**
 * Matches the socket's name, `DATA_DIR/.server-<random>.sock`. The name is random because several servers may share a
 * folder.
 */
const NAME = /^\.server-[\da-f]{12}\.sock$/;

const LONGEST = 10_000;

/**
 * Opens the socket for release commands in the data folder, for the server's user and root, because the admin port has
 * no authentication. Returns a function that closes the socket. If the socket cannot be opened, the log says so and the
 * server takes no release.
 */
export async function openReleaseSocket({ dataDir, status, take, log }: Options): Promise<() => void> {
  await removeStale(dataDir);
  const server = createServer((socket) => {
    socket.on("error", () => {}); // the caller may disconnect; its request continues
    const say = (said: Said) => void (socket.writable && socket.write(`${JSON.stringify(said)}\n`));
    let read = 0;
    socket.on("data", (chunk) => {
      read += chunk.length;
      if (read > LONGEST) socket.destroy();
    });
    const lines = createInterface({ input: socket });
    lines.on("error", () => {}); // the socket's own listener handles the error
    lines.once("line", (line) => {
      const failed = (error: unknown) => log.error({ err: error }, "a request about releases failed");
      answer(parsed(line), say)
        .catch(failed)
        .finally(() => socket.end());
    });
  });

  async function answer(asked: Asked | undefined, say: (said: Said) => void): Promise<void> {
    if (asked?.ask === "status") return say({ status: status() });
    if (asked?.ask !== "take" || typeof asked.build !== "string") return say({ failed: "that was not understood" });
    try {
      await take(asked.build, (line) => say({ line }));
      say({ done: true });
    } catch (error) {
      say({ failed: error instanceof Error ? error.message : String(error) });
    }
  }

  const path = join(dataDir, `.server-${randomBytes(6).toString("hex")}.sock`);
  try {
    await new Promise<void>((done, failed) => {
      server.once("error", failed).listen(path, done);
    });
    chmodSync(path, 0o600);
    server.on("error", () => {});
  } catch (error) {
    log.warn({ err: error }, "no socket can be made in DATA_DIR: releases need a restart");
  }
  return () => {
    server.close();
    rmSync(path, { force: true });
  };
}

async function removeStale(dataDir: string): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name);
    if (NAME.test(basename(path)) && (await isStale(path))) rmSync(path, { force: true });
  }
}

function isStale(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket: Socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      done(false);
    });
    socket.once("error", ({ code }: NodeJS.ErrnoException) => done(code === "ECONNREFUSED"));
  });
}

function parsed(line: string): Asked | undefined {
  try {
    return JSON.parse(line) as Asked;
  } catch {
    return undefined;
  }
}
