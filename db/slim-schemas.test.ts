// @engines postgres
// @tier full
import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { moveFromHere, rowsAt } from "~/tests/support/moving";
import { freshPlace, tamper } from "~/tests/support/place";
import { databaseOf } from "~/tests/support/released";
import { placeOf, testDatabases, unusedName } from "~/tests/support/test-databases";
import { profileChanges } from "./changes";
import { profileCounts } from "./counts";
import { eventClocks } from "./event-order";
import { openDatabases } from "./open";
import * as tables from "./tables";
import { ledgerEntries, mails } from "./tables";
import { TextTooLongError } from "./text-too-long";

/**
 * Limits for an empty tenant. Each relation adds rows to the catalogue, which limits the number of tenants per
 * database. Each non-empty relation takes 8 kB. Raise these limits only for what every tenant needs.
 */
const MOST = { relations: 389, kilobytes: 2180 };

// A SQLite file has no separate relations for long values.
describe("a tenant's schema", () => {
  const empty = unusedName("empty");
  beforeAll(() => opened(empty));

  test("has at most the expected relations and size", async () => {
    const [size] = await ask(
      `select count(*)::int as relations, (sum(pg_relation_size(c.oid)) / 1024)::int as kilobytes from pg_class c
        where relnamespace = $1::regnamespace or oid in (${LONG_VALUES}) or oid in (select indexrelid from pg_index where indrelid in (${LONG_VALUES}))`,
      empty,
    );
    expect(size!.relations).toBeLessThanOrEqual(MOST.relations);
    expect(size!.kilobytes).toBeLessThanOrEqual(MOST.kilobytes);
  });

  test("has the declared text lengths from the beginning", async () => {
    const made = await ask<{ type: string }>(
      `select concat_ws(' ', relname, attname, 'varchar(' || atttypmod - 4 || ')') as type from pg_class c
        join pg_attribute on attrelid = c.oid where relnamespace = $1::regnamespace and relkind = 'r' and atttypid = 'varchar'::regtype`,
      empty,
    );
    const kept = [...Object.values(tables), profileChanges, profileCounts, eventClocks] as unknown[];
    const declared = kept
      .filter((each): each is PgTable => is(each, PgTable))
      .flatMap((table) =>
        getTableConfig(table).columns.map((column) => `${getTableName(table)} ${column.name} ${column.getSQLType()}`),
      );
    const short = declared.filter((each) => each.includes("varchar")).map((each) => each.replace(' collate "C"', ""));
    expect(made.map(({ type }) => type).sort()).toEqual(short.sort());
  });

  test("has no table for long values if all texts are short", async () => {
    expect(await tablesWithShortTexts(empty)).not.toEqual([]);
    expect((await tablesWithShortTexts(empty)).filter(({ long }) => long)).toEqual([]);
  });

  test("in use keeps its types, and a copy of it accepts texts without a limit", async () => {
    const name = await databaseOf(BEFORE);
    const long = "p".repeat(200);
    await tamper(placeOf(), name, `insert into price values ('${long}', 'credits', 'ten', 'NL', 100, 'EUR', 0)`);
    const before = await typesOf(name);
    await opened(name);
    expect(await typesOf(name)).toEqual(expect.arrayContaining(before));
    const to = await freshPlace();
    await moveFromHere(name, to);
    expect((await rowsAt(to, name)).price).toEqual([expect.stringContaining(long)]);
    const planned =
      "select distinct tablename from pg_stats where schemaname = trim(both chr(34) from $1) and tablename = 'price'";
    expect(await ask(planned, name, to.url)).toEqual([{ tablename: "price" }]);
    const short = await tablesWithShortTexts(name, to.url);
    expect(short.map(({ table }) => table)).toContain("mail");
    expect(short.map(({ table }) => table)).not.toContain("price");
  });

  test("may change its types under prepared statements, which are prepared again", async () => {
    const databases = openDatabases({ ...placeOf(), direct: true });
    const name = unusedName("changed");
    const db = databases.of(name);
    const read = () => db.read(({ drizzle }) => drizzle.select().from(mails));
    const write = () => db.transact(({ drizzle }) => drizzle.select().from(mails));
    for (let n = 0; n < 4; n++) await Promise.all([read(), read(), write(), write()]);
    for (const type of ["text", "varchar(90)"]) {
      await tamper(placeOf(), name, `alter table mail alter kind type ${type} collate "C"`);
      expect(await Promise.all([read(), read(), write(), write()])).toEqual([[], [], [], []]);
    }
    await databases.close();
  });

  test("refuses a text that is too long with an error, and keeps nothing of its transaction", async () => {
    const db = testDatabases().of(unusedName("long"));
    const entry = { id: "1", accountId: "a", otherId: "b", amount: 1, cause: "grant", at: 0 } as const;
    const both = db.transact(async ({ drizzle }) => {
      await drizzle.insert(ledgerEntries).values({ ...entry, key: "k".repeat(200) });
      await drizzle.insert(ledgerEntries).values({ ...entry, id: "2", key: "k".repeat(201) });
    });
    await expect(both).rejects.toThrow(TextTooLongError);
    expect(await db.read(({ drizzle }) => drizzle.select().from(ledgerEntries))).toEqual([]);
  });
});

/** The last migration before texts had a maximum length. */
const BEFORE = "0028_counts-by-year";

const LONG_VALUES = "select reltoastrelid from pg_class where relnamespace = $1::regnamespace and relkind = 'r'";

/** Opens the database, which creates and migrates it. */
function opened(name: string): Promise<void> {
  return testDatabases()
    .of(name)
    .read(async () => {});
}

function tablesWithShortTexts(name: string, url?: string) {
  return ask<{ table: string; long: boolean }>(
    `select relname as table, reltoastrelid <> 0 as long from pg_class c where relnamespace = $1::regnamespace and relkind = 'r'
      and exists (select from pg_attribute where attrelid = c.oid and atttypid = 'varchar'::regtype and attnum > 0)
      order by relname`,
    name,
    url,
  );
}

function typesOf(name: string) {
  return ask(
    `select relname as table, attname as column, format_type(atttypid, atttypmod) as type from pg_class c
      join pg_attribute on attrelid = c.oid where relnamespace = $1::regnamespace and relkind = 'r' and attnum > 0
        and not attisdropped and relname in ('price', 'mail', 'ledger_account')`,
    name,
  );
}

/** Runs a statement. `$1` is the schema with this name. */
async function ask<Row extends object = Record<string, unknown>>(
  statement: string,
  name?: string,
  url = placeOf().url!,
): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(statement, name === undefined ? [] : [pg.escapeIdentifier(name)])).rows;
  } finally {
    await client.end();
  }
}
