/** Places of test databases on this run's engine. Tests themselves need not know the engine. */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { readEnvironment } from "~/app/settings/environment";
import { Database } from "~/db/sqlite-driver";

export interface Place {
  /** The server's DATABASE_URL. Undefined for files. */
  url: string | undefined;
  dataDir: string;
}

/** The shared place of this run, with other databases. */
export function sharedPlace(folder = tmpdir()): Place {
  return { url: readEnvironment().databaseUrl, dataDir: mkdtempSync(join(folder, "bouquet-data-")) };
}

/** An empty, private place where tenants may have any names. */
export async function freshPlace(folder?: string): Promise<Place> {
  const { url, dataDir } = sharedPlace(folder);
  if (url === undefined) return { url, dataDir };
  const name = `fresh_${process.pid}_${++made}`;
  await send(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = name;
  return { url: own.href, dataDir };
}

/** Formats a place for `npm run db`. */
export function addressOf({ url, dataDir }: Place): string {
  return url ?? `file:${dataDir}`;
}

/** Returns the names of all databases at a place: a tenant's slug, or a longer name for a copy. */
export async function databasesIn({ url, dataDir }: Place): Promise<string[]> {
  if (url !== undefined) {
    const schemas = await send(
      url,
      "select nspname as name from pg_namespace where nspname !~ '^(pg_|information_schema|public)'",
    );
    return schemas.map(({ name }) => `${name}`).sort();
  }
  const files = readdirSync(dataDir, { recursive: true, encoding: "utf8" }).map((file) => file.split("/"));
  return files
    .filter(([, file]) => file?.startsWith("members.sqlite") && !/-(wal|shm)$/.test(file))
    .map(([slug, file]) => slug + file!.slice("members.sqlite".length))
    .sort();
}

/** Runs a statement in one of `databasesIn`, past every open handle. Both engines must understand the statement. */
export async function tamper({ url, dataDir }: Place, name: string, statement: string): Promise<void> {
  if (url !== undefined) return void (await send(url, `set search_path = "${name}"; ${statement}`));
  const connection = new Database(fileOf(dataDir, name));
  connection.exec(statement);
  connection.close();
}

/** Runs a statement past the triggers, as only the owner of the database can. */
export async function tamperPastTriggers({ url, dataDir }: Place, name: string, statement: string): Promise<void> {
  if (url !== undefined) {
    return void (await send(url, `set session_replication_role = replica; set search_path = "${name}"; ${statement}`));
  }
  const connection = new Database(name === "control" ? join(dataDir, "control.sqlite") : fileOf(dataDir, name));
  const triggers = connection.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").all();
  for (const { name } of triggers as { name: string }[]) connection.exec(`DROP TRIGGER "${name}"`);
  connection.exec(statement);
  for (const { sql } of triggers as { sql: string }[]) connection.exec(sql);
  connection.close();
}

interface Found {
  place: Place;
  name: string;
}

/**
 * Copies a database. The file must be closed. Only for files, because copying a schema takes PostgreSQL as long as
 * migrating it.
 */
export function copyDatabase(from: Found, to: Found): void {
  if (to.place.url !== undefined) return;
  mkdirSync(join(to.place.dataDir, to.name));
  copyFileSync(fileOf(from.place.dataDir, from.name), fileOf(to.place.dataDir, to.name));
}

/** Returns the end of the read-only lock there, in UTC ms. */
export async function heldUntil({ url, dataDir }: Place, name: string): Promise<number> {
  if (url !== undefined) return Number((await send(url, `select until from "${name}".hold`))[0]!.until);
  const connection = new Database(fileOf(dataDir, name));
  const until = connection.prepare("SELECT until FROM hold").pluck().get() as number;
  connection.close();
  return until;
}

/** Returns the path of a database's file. The name of a running copy is its tenant's name with a suffix after a dot. */
export function fileOf(dataDir: string, name: string): string {
  const [slug, ...copy] = name.split(".");
  return join(dataDir, slug!, ["members.sqlite", ...copy].join("."));
}

/** Makes a tenant's database unreadable. */
export async function spoilDatabase({ url, dataDir }: Place, slug: string): Promise<void> {
  if (url === undefined) {
    mkdirSync(join(dataDir, slug), { recursive: true });
    for (const end of ["", "-wal", "-shm"]) writeFileSync(join(dataDir, slug, `members.sqlite${end}`), GARBAGE);
    return;
  }
  await send(
    url,
    `drop schema if exists "${slug}" cascade; create schema "${slug}"; create table "${slug}".migration ()`,
  );
}

const GARBAGE = Buffer.alloc(64 * 1024, "no database");
let made = 0;

async function send(url: string, statements: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statements)).rows;
  } finally {
    await client.end();
  }
}
