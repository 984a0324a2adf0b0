// @engines postgres
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { placeOf, unusedName } from "~/tests/support/test-databases";
import { openDatabases } from "./open";
import { profiles } from "./tables";

describe("prepared statements on a connection", () => {
  test("a repeated statement is prepared on each session, and answers for its own tenant", async () => {
    const databases = openDatabases({ ...placeOf(), direct: true });
    const names = [unusedName("kept"), unusedName("kept")];
    const about = { birthDate: "1996-03-14", language: "en", seeking: [], details: {}, visible: true };
    for (const name of names) {
      const profile = { id: "1", kind: "member" as const, name, ...about, lastActiveAt: 0, createdAt: 0 };
      await databases.of(name).transact((tx) => tx.drizzle.insert(profiles).values(profile));
    }
    for (let round = 0; round < 5; round++) {
      for (const name of names) {
        const rows = await databases
          .of(name)
          .read(({ drizzle }) => drizzle.select({ name: profiles.name }).from(profiles));
        expect(rows).toEqual([{ name }]);
      }
    }
    expect(await kept(databases, names[0]!)).toContain("profile");
    await databases.close();
  });

  test("behind a transaction pooler no statement is prepared", async () => {
    const databases = openDatabases({ ...placeOf(), direct: false });
    const name = unusedName("unkept");
    for (let round = 0; round < 5; round++) {
      await databases.of(name).read(({ drizzle }) => drizzle.select({ id: profiles.id }).from(profiles));
    }
    expect(await kept(databases, name)).toBe("");
    await databases.close();
  });

  test("more statements than the maximum close the connection, and all are answered", async () => {
    const databases = openDatabases({ ...placeOf(), direct: true });
    const db = databases.of(unusedName("many"));
    for (let n = 0; n < 1_000; n++) {
      for (let again = 0; again < 2; again++) {
        const rows = await db.read((conn) => conn.rows<{ n: number }>(sql.raw(`select ${n} as n`)));
        expect(rows).toEqual([{ n }]);
      }
    }
    const [row] = await db.read((conn) =>
      conn.rows<{ count: number }>(sql`select count(*) from pg_prepared_statements`),
    );
    expect(row!.count).toBeLessThanOrEqual(400);
    await databases.close();
  });

  test("a failed statement is sent again under its name", async () => {
    const databases = openDatabases({ ...placeOf(), direct: true });
    const db = databases.of(unusedName("failed"));
    const tenth = (of: number) => db.read((conn) => conn.rows<{ n: number }>(sql`select 10 / ${of}::int as n`));
    for (const of of [1, 2, 5]) expect(await tenth(of)).toEqual([{ n: 10 / of }]);
    await expect(tenth(0)).rejects.toThrow("division by zero");
    expect(await tenth(2)).toEqual([{ n: 5 }]);
    await expect(
      db.transact(async (tx) => {
        for (const of of [1, 2, 0]) await tx.rows(sql`select 20 / ${of}::int as n`);
      }),
    ).rejects.toThrow("division by zero");
    expect(await db.transact((tx) => tx.rows<{ n: number }>(sql`select 20 / ${4}::int as n`))).toEqual([{ n: 5 }]);
    await databases.close();
  });
});

/** Returns the texts of the statements that the answering session has prepared. */
async function kept(databases: ReturnType<typeof openDatabases>, name: string): Promise<string> {
  const rows = await databases
    .of(name)
    .read((conn) => conn.rows<{ statement: string }>(sql`select statement from pg_prepared_statements`));
  return rows.map(({ statement }) => statement).join("\n");
}
