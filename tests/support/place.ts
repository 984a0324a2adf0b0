/** Where databases of a test lie, on whichever engine this run is for: what knows of their engines so that no test does. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { readEnvironment } from "~/app/environment";

export interface Place {
  /** DATABASE_URL as a server there would have it. */
  url: string | undefined;
  dataDir: string;
}

/** The place of this run; its databases are not the only ones there. */
export function sharedPlace(): Place {
  return { url: readEnvironment().databaseUrl, dataDir: mkdtempSync(join(tmpdir(), "bouquet-data-")) };
}

/** A place where nothing is yet and nobody else comes, so that tenants may have any names. */
export async function freshPlace(): Promise<Place> {
  const { url, dataDir } = sharedPlace();
  if (url === undefined) return { url, dataDir };
  const name = `fresh_${process.pid}_${++made}`;
  await send(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = name;
  return { url: own.href, dataDir };
}

/** Makes a tenant's database one that cannot be read. */
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

async function send(url: string, statements: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
