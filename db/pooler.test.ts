import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "~/tests/support/free-port";
import { placeOf, unusedName } from "~/tests/support/test-databases";
import { engine } from "./engine";
import type { Tx } from "./handle";
import { type Databases, openDatabases } from "./open";
import { likes, profiles } from "./tables";

const canRun = engine === "postgres" && spawnSync("pgbouncer", ["--version"]).status === 0;

/** Sessions that the pooler has with the server: far fewer than it serves, so that each goes from hand to hand. */
const SESSIONS = 3;

// Only of the one engine, and only where Debian's pgbouncer is installed: there is nothing like it for a file.
describe.runIf(canRun)("behind a transaction pooler", () => {
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let nodes: Databases[];

  beforeAll(async () => {
    pooler = await startPooler(placeOf().url!);
    nodes = Array.from({ length: 6 }, () => openDatabases({ ...placeOf(), url: pooler.url, direct: false }));
  });

  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await pooler.stop();
  });

  test("every answer is of the tenant that was asked", async () => {
    const names = Array.from({ length: 12 }, (_, index) => unusedName(`pooled-${index}`));
    await Promise.all(
      names.flatMap((name) => nodes.map((node, index) => node.of(name).transact((tx) => insert(tx, name, index)))),
    );
    const asked = Array.from({ length: 2880 }, (_, index) => names[(index * 7) % names.length]!);
    const seen = await Promise.all(
      asked.map((name, index) =>
        nodes[index % nodes.length]!.of(name).read(({ drizzle }) =>
          drizzle.select({ name: profiles.name }).from(profiles),
        ),
      ),
    );
    const wrong = seen.filter(
      (rows, index) => rows.length !== nodes.length || rows.some((row) => row.name !== asked[index]),
    );
    expect(wrong).toEqual([]);
  });

  test("a transaction is whole or not at all, and loses nothing to those beside it", async () => {
    const name = unusedName("pooled");
    await nodes[0]!.of(name).transact((tx) => insert(tx, name, 0));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 120 }, (_, index) =>
        nodes[index % nodes.length]!.of(name).transact(async (tx) => {
          const [row] = await tx.drizzle.select().from(profiles);
          await tx.drizzle.update(profiles).set({ createdAt: row!.createdAt + 1 });
          if (index % 3 === 0)
            await tx.drizzle.insert(likes).values({ fromId: "0", toId: "no one", at: 0, seen: false });
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(80);
    const [row] = await nodes[1]!.of(name).read(({ drizzle }) => drizzle.select().from(profiles));
    expect(row?.createdAt).toBe(80);
  });
});

async function insert({ drizzle }: Tx, name: string, index: number): Promise<void> {
  const about = { name, birthDate: "1996-03-14", language: "en", seeking: [], details: {}, visible: true };
  await drizzle.insert(profiles).values({ id: `${index}`, kind: "member", ...about, lastActiveAt: 0, createdAt: 0 });
}

async function startPooler(server: string) {
  const { hostname, port, username, password, pathname } = new URL(server);
  const [folder, own] = [mkdtempSync(join(tmpdir(), "bouquet-pooler-")), await freePort()];
  const settings = [
    "[databases]",
    `* = host=${hostname} port=${port} user=${username} password=${password}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${own}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    `default_pool_size = ${SESSIONS}`,
    "max_client_conn = 500",
  ];
  // It refuses to run as root.
  if (process.getuid?.() === 0) settings.push("user = postgres");
  writeFileSync(join(folder, "pgbouncer.ini"), `${settings.join("\n")}\n`);
  chmodSync(folder, 0o755);
  const child = spawn("pgbouncer", ["--quiet", join(folder, "pgbouncer.ini")], { stdio: "ignore" });
  await listening(own, child);
  return {
    url: `postgres://${username}@127.0.0.1:${own}${pathname}`,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, "127.0.0.1");
    const met = await new Promise((done) => socket.once("connect", () => done(true)).once("error", () => done(false)));
    socket.destroy();
    if (met) return;
    await wait(20);
  }
  throw new Error(`pgbouncer ended with ${child.exitCode}`);
}
