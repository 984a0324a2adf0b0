// @engines postgres
import pg from "pg";
import { expect, test } from "vitest";
import { afterFile } from "./after-file";
import { spareSchemas } from "./spare-schemas";

test("a reused schema has neither rows nor statistics of the former file", async () => {
  const { client, url } = await connected();
  await client.query(`
    create schema spare_pristine; create schema spare_used;
    create table spare_pristine.kept (id int primary key); create table spare_used.kept (id int primary key);
    insert into spare_used.kept select generate_series(1, 500);
    analyze spare_used.kept`);
  const spare = spareSchemas(url, "spare_pristine");
  await spare.giveBack(["spare_used"]);
  expect(await spare.take("spare_next")).toBe(true);
  const { rows } = await client.query(`
    select relkind, reltuples, (select count(*)::int from pg_statistic where starelid = c.oid) as statistics,
      (select count(*)::int from spare_next.kept) as kept
    from pg_class c where relnamespace = 'spare_next'::regnamespace order by relkind`);
  expect(rows).toEqual([
    { relkind: "i", reltuples: 0, statistics: 0, kept: 0 },
    { relkind: "r", reltuples: -1, statistics: 0, kept: 0 },
  ]);
  await client.query("drop schema spare_pristine cascade; drop schema spare_next cascade");
});

test("a reused schema has no index with pages but without rows", async () => {
  const { client, url } = await connected();
  await client.query(`
    create schema bare_pristine; create schema bare_used;
    create table bare_pristine.kept (id int primary key); create table bare_used.kept (id int primary key);
    insert into bare_used.kept select generate_series(1, 500); delete from bare_used.kept;
    analyze bare_used.kept`);
  const pagesIn = async (schema: string) =>
    (await client.query(`select reltuples, relpages from pg_class where oid = '${schema}.kept_pkey'::regclass`)).rows;
  expect(await pagesIn("bare_used")).toEqual([{ reltuples: 0, relpages: expect.toSatisfy((pages) => pages > 1) }]);
  const spare = spareSchemas(url, "bare_pristine");
  await spare.giveBack(["bare_used"]);
  expect(await spare.take("bare_next")).toBe(true);
  expect(await pagesIn("bare_next")).toEqual([{ reltuples: 0, relpages: 0 }]);
  await client.query("drop schema bare_pristine cascade; drop schema bare_next cascade");
});

async function connected() {
  const url = process.env.DATABASE_URL!;
  const client = new pg.Client(url);
  await client.connect();
  afterFile(() => client.end());
  return { client, url };
}
