import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type Database from "better-sqlite3";
import type { Migration } from "../migrate";
import { connect, fileOf } from "../sqlite";
import { isBusy, retryWhileBusy } from "../sqlite-busy";
import { appliedTo, migrateSqlite } from "../sqlite-migrate";
import {
  type Arrival,
  type Contents,
  CopyRefused,
  keyOf,
  MARGIN,
  namesOf,
  newerThanThis,
  notEmpty,
  type Place,
  type Rows,
  Unsettled,
  type Value,
} from "./place";
import type { Kind, Shape } from "./shape";

/**
 * Returns the place with one folder per tenant below `dataDir`, unless `at` names other files. A copy lies beside its
 * target.
 */
export function sqlitePlace(dataDir: string, migrations: Migration[], at = fileOf): Place {
  const name = `file:${dataDir}`;
  return {
    name,
    async find(slug) {
      const file = at(dataDir, slug);
      if (!existsSync(file)) return undefined;
      const connection = connect(file);
      await migrateSqlite(connection, migrations);
      if (appliedTo(connection).size > migrations.length) throw newerThanThis(name, slug);
      return contentsOf(connection);
    },
    async prepare(slug, term, to = "publish") {
      const file = at(dataDir, slug);
      if (to === "publish") refuseStrayLog(file);
      mkdirSync(dirname(file), { recursive: true });
      clearLeftovers(file);
      const own = `${file}.${ARRIVING}.${term().token}`;
      const connection = connect(own);
      await migrateSqlite(connection, migrations);
      const contents = contentsOf(connection);
      await contents.hold(term());
      return arrivalOf(contents, { connection, own, file, notEmpty: () => notEmpty(name, slug) });
    },
    storable: (value) => value,
    async close() {},
  };
}

const ARRIVING = "arriving";
const SIDE_FILES = ["", "-wal", "-shm", "-journal"];

/** Returns the rows of a file. */
export function rowsIn(connection: Database.Database): Rows {
  return {
    count: async ({ name }) => connection.prepare(`SELECT count(*) FROM "${name}"`).pluck().get() as number,

    async rowsAfter(table, row, limit) {
      const { columns, key } = namesOf(table);
      const last = row ? keyOf(table, row).map(bound(table.key.map((at) => table.columns[at]!.kind))) : [];
      const where = row ? `WHERE (${key}) > (${last.map(() => "?")})` : "";
      const query = `SELECT ${columns} FROM "${table.name}" ${where} ORDER BY ${key} LIMIT ?`;
      const found = connection.prepare(query).safeIntegers().raw();
      return (found.all(...last, limit) as unknown[][]).map((values) => values.map(readAs(table)));
    },

    async insert(table, rows) {
      const marks = table.columns.map(() => "?");
      const insert = connection.prepare(`INSERT INTO "${table.name}" (${namesOf(table).columns}) VALUES (${marks})`);
      const bind = bound(table.columns.map(({ kind }) => kind));
      connection.transaction(() => rows.forEach((row) => void insert.run(...row.map(bind))))();
    },
  };
}

function contentsOf(connection: Database.Database): Contents {
  const release = connection.prepare("DELETE FROM hold WHERE token = coalesce(?, token)");
  return {
    ...rowsIn(connection),

    async hold({ token, ms }) {
      return retryWhileBusy(() =>
        connection
          .transaction(() => {
            const held = connection.prepare("SELECT 1 FROM hold WHERE until IS NULL OR until > ?").get(Date.now());
            if (held) return false;
            connection.exec("DELETE FROM hold");
            connection.prepare("INSERT INTO hold (token, until) VALUES (?, ?)").run(token, untilOf(ms));
            return true;
          })
          .immediate(),
      );
    },

    async prolong({ token, ms }) {
      const prolong = connection.prepare("UPDATE hold SET until = ? WHERE token = ? AND until > ?");
      return retryWhileBusy(() => prolong.run(untilOf(ms), token, Date.now() + MARGIN).changes === 1);
    },

    release: async (token) => retryWhileBusy(() => release.run(token ?? null).changes > 0),

    async close() {
      connection.close();
    },
  };
}

function untilOf(ms: number | null): number | null {
  return ms === null ? null : Date.now() + ms;
}

/**
 * Returns a reader of rows. SQLite stores values of any type in a column, so the reader refuses a value that does not
 * match the declaration.
 */
function readAs({ name, columns }: Shape) {
  return (value: unknown, at: number): Value => {
    const { kind, name: column } = columns[at]!;
    if (value === null) return null;
    if (kind === "boolean" && (value === 0n || value === 1n)) return value === 1n;
    if (kind === "whole" && typeof value === "bigint") return String(value);
    if ((kind === "text" || kind === "json") && typeof value === "string") return value;
    throw new CopyRefused(`${name}.${column} has a row with a value that is no ${kind}`);
  };
}

function bound(kinds: Kind[]) {
  return (value: Value, at: number): string | number | bigint | null => {
    if (typeof value === "boolean") return value ? 1 : 0;
    return kinds[at] === "whole" && value !== null ? BigInt(value) : value;
  };
}

interface Files {
  connection: Database.Database;
  /** The path of the copy. */
  own: string;
  /** The path of the tenant's file. */
  file: string;
  notEmpty: () => CopyRefused;
}

function arrivalOf(contents: Contents, { connection, own, file, notEmpty }: Files): Arrival {
  /** Moves everything into one file, which no other process may have open. The server sets its journal mode later. */
  async function complete(): Promise<void> {
    await contents.release();
    if (connection.pragma("journal_mode = DELETE", { simple: true }) !== "delete") {
      throw new CopyRefused(`${own} is open in another program`);
    }
    connection.close();
    synced(own);
  }

  return {
    ...contents,
    own,
    async publish(tables) {
      await complete();
      if (existsSync(file)) {
        await fill(file, own, tables, notEmpty);
      } else {
        refuseStrayLog(file);
        linkSync(own, file); // unlike a rename, a link never replaces another file
      }
      settle(own);
    },
    async problems() {
      const found = connection.pragma("integrity_check") as { integrity_check: string }[];
      const lost = connection.pragma("foreign_key_check") as { table: string; parent: string }[];
      return [
        ...found.flatMap(({ integrity_check: said }) => (said === "ok" ? [] : said)),
        ...lost.map(({ table, parent }) => `${table} has a row that leads to none of ${parent}`),
      ];
    },
    async replace(former) {
      await complete();
      if (!existsSync(own)) throw new CopyRefused(`${own} was removed meanwhile`);
      const aside = await setAside(file, former);
      linkSync(own, file);
      settle(own);
      return aside;
    },
    async discard() {
      connection.close();
      for (const end of SIDE_FILES) rmSync(own + end, { force: true });
    },
  };
}

/** Removes the copy's files. The tenant exists already, so a failure here must not report the opposite. */
function settle(own: string): void {
  try {
    rmSync(own);
    synced(join(own, ".."));
  } catch (error) {
    throw new Unsettled(`${own} could not be removed: ${(error as Error).message}`);
  }
}

/** How long the lock lasts, in ms: longer than renaming three files takes. */
const SETTING_ASIDE = 10_000;

/**
 * Moves the tenant's file aside, with its log and shared memory, which SQLite would use for the next file. Servers
 * answer 503 meanwhile.
 */
async function setAside(file: string, former: string): Promise<string | undefined> {
  if (!SIDE_FILES.some((end) => existsSync(file + end))) return undefined;
  await holdWhileMoved(file);
  const aside = `${file}.former-${former}`;
  for (const end of SIDE_FILES) if (existsSync(file + end)) renameSync(file + end, aside + end);
  synced(dirname(file));
  return aside;
}

/**
 * Locks the file, so that no acknowledged write is moved aside with it. A file that can't be opened has no writers, so
 * it stays unlocked.
 */
async function holdWhileMoved(file: string): Promise<void> {
  let connection: Database.Database | undefined;
  let held = true;
  try {
    if (existsSync(file)) connection = connect(file);
    if (connection) held = await contentsOf(connection).hold({ token: "restore", ms: SETTING_ASIDE });
  } catch {
    held = true;
  } finally {
    connection?.close();
  }
  if (!held)
    throw new CopyRefused(`${file} is being moved, or was moved away. npx bouquet db release makes it writable again.`);
}

/** Fills the present file in one transaction, because a server may have it open. */
async function fill(file: string, from: string, tables: Shape[], notEmpty: () => CopyRefused): Promise<void> {
  const connection = connect(file);
  try {
    connection.prepare(`ATTACH ? AS ${ARRIVING}`).run(from);
    const work = connection.transaction(() => {
      for (const table of tables) {
        if (connection.prepare(`SELECT 1 FROM main."${table.name}" LIMIT 1`).get()) throw notEmpty();
        const { columns } = namesOf(table);
        connection.exec(
          `INSERT INTO main."${table.name}" (${columns}) SELECT ${columns} FROM ${ARRIVING}."${table.name}"`,
        );
      }
    });
    await retryWhileBusy(() => work.immediate());
  } finally {
    connection.close();
  }
}

/** Throws if a log without its file exists, because SQLite would apply the log to the new file and destroy it. */
function refuseStrayLog(file: string): void {
  const stray = SIDE_FILES.map((end) => file + end).find((each) => existsSync(each));
  if (stray && !existsSync(file)) throw new CopyRefused(`${stray} belongs to a file that is gone. Move it away first.`);
}

/** Removes the files of dead copies. A running copy holds a lock on its file. */
function clearLeftovers(file: string): void {
  const folder = dirname(file);
  const prefix = `${basename(file)}.${ARRIVING}.`;
  const left = readdirSync(folder).filter((name) => name.startsWith(prefix) && /\.[0-9a-f]+$/.test(name));
  for (const path of left.map((name) => join(folder, name)).filter((each) => !isHeld(each))) {
    for (const end of SIDE_FILES) rmSync(path + end, { force: true });
  }
}

function isHeld(file: string): boolean {
  let connection: Database.Database | undefined;
  try {
    connection = connect(file);
    return connection.prepare("SELECT 1 FROM hold WHERE until > ?").get(Date.now()) !== undefined;
  } catch (error) {
    return isBusy(error); // otherwise its process died before it made tables
  } finally {
    connection?.close();
  }
}

function synced(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
