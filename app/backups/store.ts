import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import type { Bucket } from "~/app/bucket";
import { absent, bucketClient, keysIn } from "~/app/bucket-client";
import { madeOnce } from "~/app/made-once";
import type { BackupPlace } from "~/app/settings/backup-settings";

/** The store of backups: a folder or a bucket. Objects are written as a whole, never changed, and removed. */
export interface BackupStore {
  /** The store's name for operators, without keys. */
  readonly name: string;
  /** Stores a whole file. After a failure `get` finds nothing. */
  putFile(key: string, file: string): Promise<void>;
  put(key: string, text: string): Promise<void>;
  /**
   * Returns the contents of an object; undefined if the object is missing. The caller must read or destroy the stream.
   */
  get(key: string): Promise<Readable | undefined>;
  /** Lists the objects whose keys begin with `begin`, sorted by key. `begin` is empty or ends in a slash. */
  list(begin: string): AsyncIterable<Stored>;
  /** Removes an object. Does nothing if the object is missing. */
  remove(key: string): Promise<void>;
}

export interface Stored {
  key: string;
  size: number;
}

export function openBackupStore(place: BackupPlace): BackupStore {
  return "folder" in place ? inFolder(place.folder) : inBucket(place.bucket);
}

/**
 * Reads a small object as text. Returns "" if the object has more than `most` bytes, and undefined if the object is
 * missing.
 */
export async function textIn(store: BackupStore, key: string, most: number): Promise<string | undefined> {
  const found = await store.get(key);
  if (!found) return undefined;
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of found) {
    size += piece.length;
    if (size > most) return ""; // leaving the loop ends the stream
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

const UNFINISHED = ".part";

function inFolder(folder: string): BackupStore {
  const at = (key: string) => join(folder, key);

  async function arrive(key: string, write: (file: string) => Promise<void>): Promise<void> {
    const file = at(key);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    try {
      await write(file + UNFINISHED);
      const handle = await open(file + UNFINISHED, "r");
      await handle.sync().finally(() => handle.close());
      await rename(file + UNFINISHED, file);
    } catch (error) {
      await rm(file + UNFINISHED, { force: true });
      throw error;
    }
  }

  async function* below(begin: string): AsyncGenerator<Stored> {
    const entries = await readdir(at(begin), { withFileTypes: true }).catch(missing);
    for (const entry of (entries ?? []).sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const key = begin + entry.name;
      if (entry.isDirectory()) yield* below(`${key}/`);
      else if (!key.endsWith(UNFINISHED)) yield { key, size: (await stat(at(key))).size };
    }
  }

  return {
    name: `file://${folder}`,
    putFile: (key, file) => arrive(key, (to) => copyFile(file, to)),
    put: (key, text) => arrive(key, (to) => writeFile(to, text, { mode: 0o600 })),
    async get(key) {
      if (!(await stat(at(key)).catch(missing))) return undefined;
      return createReadStream(at(key));
    },
    list: below,
    async remove(key) {
      await rm(at(key), { force: true });
      await removeEmpty(dirname(key));
    },
  };

  /** Removes an object, and the folders above it if they are empty. */
  async function removeEmpty(key: string): Promise<void> {
    if (key === ".") return;
    const removed = await rmdir(at(key)).then(
      () => true,
      () => false, // the folder is not empty, or another process removed it
    );
    if (removed) await removeEmpty(dirname(key));
  }
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/**
 * Maximum waits in ms: `answer` for a connection, `idle` between two pieces of a body. A large object may take any
 * time.
 */
const PATIENCE = { answer: 10_000, idle: 60_000 };

async function repeated<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1) throw error;
    return repeated(work, tries - 1);
  }
}

function inBucket(bucket: Bucket): BackupStore {
  const opened = madeOnce(() => bucketClient(bucket, PATIENCE));
  const at = (key: string) => ({ Bucket: bucket.name, Key: bucket.prefix + key });

  async function send(key: string, file: string): Promise<void> {
    const { sdk, client } = await opened();
    const { size } = await stat(file);
    const Body = createReadStream(file);
    // The SDK listens for the body's errors only once connected, and otherwise waits forever for further data.
    const broken = new AbortController();
    Body.once("error", (error) => broken.abort(error));
    const put = new sdk.PutObjectCommand({ ...at(key), ContentLength: size, Body });
    await client.send(put, { abortSignal: broken.signal }).finally(() => Body.destroy());
  }

  return {
    name: `${bucket.endpoint ?? "s3:/"}/${bucket.name}/${bucket.prefix}`,
    putFile: (key, file) => repeated(() => send(key, file)),
    async put(key, text) {
      const { sdk, client } = await opened();
      await client.send(new sdk.PutObjectCommand({ ...at(key), Body: text }));
    },
    async get(key) {
      const { sdk, client } = await opened();
      const found = await client.send(new sdk.GetObjectCommand(at(key))).catch(absent);
      return found && (found.Body as Readable);
    },
    async *list(begin) {
      yield* keysIn(await opened(), bucket, begin);
    },
    async remove(key) {
      const { sdk, client } = await opened();
      await client.send(new sdk.DeleteObjectCommand(at(key)));
    },
  };
}
