import { mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Manifest } from "~/app/backups/manifest";

/** A restore of all sites that is under way, or was broken off. */
const journal = z.object({
  installation: z.string(),
  id: z.string(),
  /** Of the backup, UTC ms. */
  at: z.number(),
  /** UTC ms. */
  begun: z.number(),
  /** Parts that are restored, in their order. */
  done: z.array(z.string()),
  /** The part that takes its place, which may have happened. */
  placing: z.string().nullable(),
});

export type Journal = z.infer<typeof journal>;

/** In ms. Later, what came of a restore that was broken off may have been used, and changed. */
const CONTINUED = 24 * 60 * 60_000;

/** A folder for pictures on their way and for the journal. The dot, because no tenant can have that name. */
export function restoreFolder(dataDir: string): string {
  return join(dataDir, ".restore");
}

/** The restore of all sites that was broken off here in the last day. */
export async function readJournal(dataDir: string, now: number): Promise<Journal | undefined> {
  const text = await readFile(fileIn(dataDir), "utf8").catch(() => "");
  try {
    const found = journal.parse(JSON.parse(text));
    return now - found.begun < CONTINUED ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Makes the folder, and removes pictures that a killed restore left there. */
export async function clearPictures(dataDir: string): Promise<void> {
  const folder = restoreFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) if (name !== NAME) await rm(join(folder, name), { force: true });
}

export function newJournal({ installation, id, at }: Manifest, begun: number): Journal {
  return { installation, id, at: Date.parse(at), begun, done: [], placing: null };
}

/** Whole, or as it was. */
export async function writeJournal(dataDir: string, written: Journal): Promise<void> {
  const file = fileIn(dataDir);
  await writeFile(`${file}.new`, JSON.stringify(written), { mode: 0o600 });
  const handle = await open(`${file}.new`, "r");
  await handle.sync().finally(() => handle.close());
  await rename(`${file}.new`, file);
}

export async function endJournal(dataDir: string): Promise<void> {
  await rm(restoreFolder(dataDir), { recursive: true, force: true });
}

const NAME = "journal.json";

function fileIn(dataDir: string): string {
  return join(restoreFolder(dataDir), NAME);
}
