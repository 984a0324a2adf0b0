import { createReadStream, mkdirSync, openSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Keys } from "~/app/backups/age";
import { type CapsuleManifest, CapsuleRefused } from "~/app/capsules/manifest";
import { manifestOf, readCapsule } from "~/app/capsules/reading";
import type { Environment } from "~/app/settings/environment";
import { refuseUnusable } from "~/db/snapshot/landing";
import { snapshotReader } from "~/db/snapshot/snapshot";
import { aloneIn } from "../backup/lease";
import type { Answer } from "../commands/declaration";
import { withInstallation } from "../installation";
import { asCaller } from "../owner.mjs";
import { step } from "../progress.mjs";
import { Refusal } from "../refusal";
import { tenantsFiles } from "../tenants-files";
import { type Arrived, arrive, naming } from "./arrival";
import { changeConfig, onHosts, renameSecrets, tenantIn } from "./config";
import { CAPSULES, inScratch, refuseTaken, refuseWithoutRoom, targetOf } from "./place";
import { openWith } from "./sealing";

interface Asked {
  file: string;
  as: string | undefined;
  /** Empty keeps the site's hosts. */
  hosts: readonly string[];
  key: string | undefined;
  passphraseFile: string | undefined;
}

/** Creates a site under a free name. Checks the whole capsule before the first write. */
export async function restoreTenant(environment: Environment, { file, as, hosts, ...given }: Asked): Promise<Answer> {
  const capsule = resolve(file);
  refuseUnreadable(capsule);
  const keys = await openWith(environment, given);
  mkdirSync(environment.dataDir, { recursive: true });
  const { manifest, slug, arrived } = await withInstallation(environment, ({ control }) =>
    aloneIn(control, CAPSULES, () =>
      step<Restored>(`Restoring ${as ?? "the site"} from ${capsule}`, (tell) =>
        restored(environment, { capsule, keys, as, hosts, tell }),
      ),
    ),
  );
  return answerOf(manifest, slug, arrived);
}

function bytesOf(capsule: string): AsyncIterable<Uint8Array> {
  const fd = asCaller(() => openSync(capsule, "r"));
  return createReadStream(capsule, { fd, highWaterMark: 256 * 1024 });
}

function refuseUnreadable(capsule: string): void {
  const found = asCaller(() => statSync(capsule, { throwIfNoEntry: false }));
  if (!found) throw new Refusal(`There is no file ${capsule}`);
  if (!found.isFile()) throw new Refusal(`${capsule} is not a file`);
}

interface Restored {
  manifest: CapsuleManifest;
  slug: string;
  arrived: Arrived;
}

interface Restoring extends Pick<Asked, "as" | "hosts"> {
  capsule: string;
  keys: Keys;
  tell(doing: string): void;
}

async function restored(environment: Environment, restoring: Restoring): Promise<Restored> {
  const { capsule, keys, as, hosts, tell } = restoring;
  const read = () => bytesOf(capsule);
  const manifest = await manifestOf(read(), keys);
  const slug = as ?? manifest.slug;
  await refuseTaken(environment, slug);
  return inScratch(environment, slug, async (folder) => {
    tell("checking");
    await check(environment, restoring, { manifest, slug, folder });
    const renamed = await renameSecrets(folder, manifest.slug, slug);
    await changeConfig(environment, folder, [...onHosts(hosts), ...renamed]);
    const tenant = tenantIn(folder, environment);
    tell("writing");
    const arriving = { tenant, former: manifest.slug, inOrder: true };
    const arrived = await arrive(environment, {
      ...arriving,
      read: (contents) => readCapsule(read(), keys, contents),
    });
    return { manifest, slug, arrived };
  });
}

interface Checked {
  manifest: CapsuleManifest;
  slug: string;
  folder: string;
}

/** Checks the whole capsule: the seal, hashes, rows and columns, counts, and free space. */
async function check(
  environment: Environment,
  { capsule, keys }: Pick<Restoring, "capsule" | "keys">,
  { manifest, slug, folder }: Checked,
): Promise<void> {
  const { databaseUrl, mediaUrl, dataDir } = environment;
  const files = tenantsFiles(environment);
  let size = 0;
  const reader = snapshotReader(async (form) => {
    refuseUnusable(await targetOf(environment, slug), form);
    return { insert: async () => {} };
  });
  await naming(async () => {
    await readCapsule(bytesOf(capsule), keys, {
      async manifest(read) {
        if (read.id !== manifest.id) throw new CapsuleRefused("It was replaced while it was read.");
      },
      async config(path, bytes) {
        files.write(join(folder, path), bytes);
      },
      async keys() {},
      async database(file) {
        await reader.take(file);
        if (databaseUrl === undefined) size += file.bytes.length;
      },
      async picture(picture) {
        for await (const _ of picture.body);
        if (mediaUrl === undefined) size += picture.size;
      },
    });
    refuseOtherCounts(manifest, reader.end().tables);
  });
  await refuseWithoutRoom(dataDir, size);
}

function refuseOtherCounts({ rows }: CapsuleManifest, tables: { table: string; rows: number }[]): void {
  const stated = new Map(Object.entries(rows));
  const wrong = tables.find((each) => stated.get(each.table) !== each.rows);
  if (!wrong && stated.size === tables.length) return;
  throw new CapsuleRefused(`It can't be used: ${wrong?.table ?? "a table"} has not as many rows as it says.`);
}

function answerOf({ slug: former, at, migration }: CapsuleManifest, slug: string, arrived: Arrived): Answer {
  const { rows, pictures, erased } = arrived;
  const lines = [
    `${slug} is as ${former} was at ${at}: ${rows.toLocaleString("en")} rows, ${pictures.toLocaleString("en")} pictures`,
    ...(erased > 0 ? [`${erased} ${erased === 1 ? "member was" : "members were"} erased since, and are again`] : []),
    `Next: npx bouquet tenant check ${slug} names the environment variables that its config needs here`,
  ];
  return { lines, data: { slug, former, at, migration, ...arrived } };
}
