import { readFileSync } from "node:fs";
import { backupIds, type Manifest, readManifest } from "~/app/backups/manifest";
import type { BackupStore } from "~/app/backups/store";
import { Refusal } from "../refusal";

interface Wanted {
  /** UTC ms: the newest that is not after it. Undefined: the newest of all. */
  at: number | undefined;
  /** A part that it has to have; any where it is empty. */
  slug: string;
}

/** Throws a Refusal where there is none. */
export async function chosenBackup(
  store: BackupStore,
  { at = Number.POSITIVE_INFINITY, slug }: Wanted,
): Promise<Manifest> {
  for (const id of (await backupIds(store)).reverse()) {
    const manifest = await readManifest(store, id);
    const has = slug === "" || manifest.parts.some(({ name }) => name === slug);
    if (has && Date.parse(manifest.at) <= at) return manifest;
  }
  const until = at === Number.POSITIVE_INFINITY ? "" : ` from before ${new Date(at).toISOString()}`;
  throw new Refusal(`There is no backup${slug ? ` of ${slug}` : ""}${until} in ${store.name}.`);
}

/** The identities in a file as `age` and `backup keys` write it. Throws a Refusal that names the option. */
export function identitiesIn(file: string, option = "--identity"): string[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new Refusal(`${option}: ${file} can't be read (${(error as NodeJS.ErrnoException).code})`);
  }
  const found = text.split(/\s+/).filter((word) => word.startsWith("AGE-SECRET-KEY-"));
  if (found.length === 0) throw new Refusal(`${option}: ${file} holds none: a line AGE-SECRET-KEY-1...`);
  return found;
}
