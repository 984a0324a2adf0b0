// @engines postgres
// @tier full
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { needs } from "~/tests/support/needs";
import { hasPooler, type Pooler, startPooler } from "~/tests/support/pooler";
import { placeOf, unusedName } from "~/tests/support/test-databases";
import type { Tx } from "./handle";
import { type Databases, openDatabases } from "./open";
import { likes, profiles } from "./tables";

/** The pooler's sessions at the server: fewer than its clients, so that each session serves several clients. */
const SESSIONS = { default_pool_size: "3", query_wait_timeout: "120" };

describe("behind a transaction pooler", needs(hasPooler(), "PgBouncer is not installed"), () => {
  let pooler: Pooler;
  let nodes: Databases[];

  beforeAll(async () => {
    pooler = await startPooler(placeOf().url!, SESSIONS);
    nodes = Array.from({ length: 6 }, () => openDatabases({ ...placeOf(), url: pooler.url, direct: false }));
  });

  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await pooler.stop();
  });

  test("every answer belongs to the requested tenant", async () => {
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

  test("a transaction is all or nothing, and loses no concurrent update", async () => {
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
