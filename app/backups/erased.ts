import { createHash } from "node:crypto";
import { appendFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Erasures } from "~/app/domain/erasures";
import type { BackupStore } from "./store";

/**
 * Who was erased, kept apart from the databases: a time and a hash of the account's id, which is random and nobody's name. It lies in
 * the data folder, a line each, and in the store, an object each, so that neither a lost disk nor a store that was away forgets it.
 */
export interface ErasedList {
  of(slug: string): Erasures;
}

interface Ground {
  dataDir: string;
  store: BackupStore;
  now(): number;
  log: Pick<Logger, "warn">;
}

export function openErasedList({ dataDir, store, now, log }: Ground): ErasedList {
  return {
    of: (slug) => ({
      async note(account) {
        const entry = { at: now(), hash: hashOf(slug, account) };
        await append(fileOf(dataDir, slug), `${entry.at} ${entry.hash}\n`);
        // The next backup brings what the store did not take.
        await store.put(keyOf(slug, entry), "").catch((error) => {
          log.warn({ err: error, tenant: slug }, "the backups' store did not take that an account was erased");
        });
      },
    }),
  };
}

interface Entry {
  /** UTC ms. */
  at: number;
  hash: string;
}

/** Whether an account was ever erased, by both lists, or by the one of the data folder where there is no store. */
export async function erasedFrom(
  { dataDir, store }: Pick<Ground, "dataDir"> & { store: BackupStore | undefined },
  slug: string,
): Promise<(account: string) => boolean> {
  const hashes = new Set<string>();
  for (const { hash } of await entriesIn(fileOf(dataDir, slug))) hashes.add(hash);
  for await (const { key } of store?.list(folderOf(slug)) ?? []) {
    const entry = entryOf(key);
    if (entry) hashes.add(entry.hash);
  }
  return (account) => hashes.has(hashOf(slug, account));
}

/** Brings what the data folder has to the store. */
export async function sendErased({ dataDir, store }: Pick<Ground, "dataDir" | "store">): Promise<void> {
  for (const slug of await slugsIn(dataDir)) {
    const there = new Set<string>();
    for await (const { key } of store.list(folderOf(slug))) there.add(key);
    for (const entry of await entriesIn(fileOf(dataDir, slug))) {
      const key = keyOf(slug, entry);
      if (!there.has(key)) await store.put(key, "");
    }
  }
}

/** Forgets who was erased before then: no backup that is kept has them. */
export async function forgetErased(
  { dataDir, store }: Pick<Ground, "dataDir" | "store">,
  before: number,
): Promise<void> {
  for await (const { key } of store.list(FOLDER)) {
    const entry = entryOf(key);
    if (entry && entry.at < before) await store.remove(key);
  }
  for (const slug of await slugsIn(dataDir)) {
    const file = fileOf(dataDir, slug);
    if ((await entriesIn(file)).some(({ at }) => at < before)) await rewrite(file, before);
  }
}

/** A line that is appended meanwhile is in the store as well: nothing is lost but its second copy. */
async function rewrite(file: string, before: number): Promise<void> {
  const kept = (await entriesIn(file)).filter(({ at }) => at >= before);
  await writeFile(`${file}.new`, kept.map(({ at, hash }) => `${at} ${hash}\n`).join(""), { mode: 0o600 });
  await rename(`${file}.new`, file);
  if (kept.length === 0) await rm(file, { force: true });
}

const FOLDER = "erased/";

function folderOf(slug: string): string {
  return `${FOLDER}${slug}/`;
}

function keyOf(slug: string, { at, hash }: Entry): string {
  return `${folderOf(slug)}${`${at}`.padStart(13, "0")}-${hash}`;
}

function entryOf(key: string): Entry | undefined {
  const [, at, hash] = /\/(\d+)-([0-9a-f]{64})$/.exec(key) ?? [];
  return at && hash ? { at: Number(at), hash } : undefined;
}

function hashOf(slug: string, account: string): string {
  return createHash("sha256").update(`erased ${slug} ${account}`).digest("hex");
}

/** The dot, because no tenant can have that name. */
function fileOf(dataDir: string, slug: string): string {
  return join(dataDir, ".erased", slug);
}

async function append(file: string, line: string): Promise<void> {
  await mkdir(join(file, ".."), { recursive: true, mode: 0o700 });
  await appendFile(file, line, { mode: 0o600 });
  const handle = await open(file, "r");
  await handle.sync().finally(() => handle.close());
}

async function slugsIn(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, ".erased")).catch(missing);
  return (names ?? []).filter((name) => !name.includes("."));
}

async function entriesIn(file: string): Promise<Entry[]> {
  const text = (await readFile(file, "utf8").catch(missing)) ?? "";
  return text.split("\n").flatMap((line) => {
    const [, at, hash] = /^(\d+) ([0-9a-f]{64})$/.exec(line) ?? [];
    return at && hash ? { at: Number(at), hash } : [];
  });
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
