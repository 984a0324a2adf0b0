import { randomBytes, randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { capsuleFiles } from "~/app/capsules/capsule";
import { readFiles } from "~/app/capsules/reading";
import { recordExport } from "~/app/capsules/record";
import { SCRUBBED } from "~/app/capsules/scrub/decisions";
import { type Pseudonyms, pseudonymsWith } from "~/app/capsules/scrub/pseudonyms";
import { todayOf } from "~/app/domain/ages";
import { allowedIn } from "~/app/domain/people/profiles/own-fields";
import type { Media, MediaPath } from "~/app/domain/site/media/media";
import { newKeys } from "~/app/domain/site/secrets/secrets";
import { wordsFor } from "~/app/locales";
import type { Environment } from "~/app/settings/environment";
import { NOBODY, scrubbed } from "~/db/snapshot/scrubbed";
import { fileOf } from "~/db/sqlite";
import { type LeftOut, TenantFolder } from "~/tenants/config/folder";
import type { Tenant } from "~/tenants/config/schema";
import { aloneIn } from "../backup/lease";
import { leftOutLine, releaseOf } from "../backup/place";
import type { Answer } from "../commands/declaration";
import { withInstallation } from "../installation";
import { thisOperator } from "../operator";
import { step } from "../progress.mjs";
import { Refusal } from "../refusal";
import { tenantsFiles } from "../tenants-files";
import { type Arrived, arrive } from "./arrival";
import { type Changes, changeConfig, onHosts, renameSecrets, tenantIn } from "./config";
import { drawnPortraits, type Portraits } from "./drawn";
import { withFrozen } from "./export";
import { CAPSULES, freeIn, inScratch, refuseTaken, refuseWithoutRoom } from "./place";

interface Asked {
  slug: string;
  as: string;
  hosts: readonly string[];
  scrub: boolean;
}

/** Creates a site of the same shape as another, without real people and without contact to the outside. */
export async function cloneTenant(
  environment: Environment,
  { slug, as, hosts, scrub }: Asked,
  free = freeIn,
): Promise<Answer> {
  if (!scrub) {
    throw new Refusal(
      "--scrub makes a copy without real people. To copy the people too, use tenant export and tenant restore --as.",
    );
  }
  const leftOut: LeftOut[] = [];
  const copy = (tell: (doing: string) => void) =>
    withFrozen(environment, slug, async ({ site, freeze, scratch }) => {
      await refuseTaken(environment, as);
      const { tenant, media } = site;
      return inScratch(environment, as, async (folder) => {
        copyFolder(environment, tenant.folder, folder, leftOut);
        const renamed = await renameSecrets(folder, slug, as);
        await changeConfig(environment, folder, [...onHosts(hosts), ...renamed, ...REACHING_NOBODY]);
        const clone = tenantIn(folder, environment);
        tell("drawing");
        const portraits = await drawnPortraits(tenant);
        await refuseWithoutRoom(environment.dataDir, await sizeOf(environment, { media, slug, portraits }), free);
        await recordExport(site, thisOperator(), { id: randomUUID(), sealedFor: `nobody: scrubbed, as ${as}` });
        const pseudonyms = pseudonymsWith(randomBytes(32), todayOf(site), NOBODY);
        const frozen = scrubbed(await freeze(), SCRUBBED, { pseudonyms, isChoice: choicesOf(tenant) });
        const brand = { tenant, frozen, media: drawnMedia(media, { pseudonyms, portraits }) };
        const about = { id: randomUUID(), keys: newKeys(), release: releaseOf(), at: Date.now(), scratch, tell };
        // The folder was copied above, and this capsule's files are discarded.
        const files = capsuleFiles({ ...brand, ...about, leftOut: () => {} });
        return arrive(environment, {
          tenant: clone,
          former: as,
          inOrder: false,
          read: (contents) => readFiles(bodies(files), contents),
        });
      });
    });
  const arrived = await withInstallation(environment, ({ control }) =>
    aloneIn(control, CAPSULES, () => step<Arrived>(`Copying ${slug} to ${as}, scrubbed`, copy)),
  );
  const { rows, pictures } = arrived;
  const lines = [
    `${as} has the shape of ${slug}, without its people: ${rows.toLocaleString("en")} rows, ${pictures.toLocaleString("en")} pictures`,
    "It is a demo site: its emails become files, and it sells in the sandbox. Nobody can log in.",
    ...leftOut.map((left) => leftOutLine(slug, left)),
  ];
  return { lines, data: { slug: as, of: slug, rows, pictures, leftOut } };
}

function copyFolder(environment: Environment, from: string, to: string, leftOut: LeftOut[]): void {
  const files = tenantsFiles(environment);
  for (const { name, content } of new TenantFolder(from).readAll((left) => void leftOut.push(left))) {
    files.write(join(to, name), content);
  }
}

interface Copied {
  media: Media;
  slug: string;
  portraits: Portraits;
}

/** Returns the bytes needed below DATA_DIR: for a database as large as the original, and as many drawn pictures. */
async function sizeOf(environment: Environment, { media, slug, portraits }: Copied): Promise<number> {
  let size = environment.databaseUrl === undefined ? (await stat(fileOf(environment.dataDir, slug))).size : 0;
  if (environment.mediaUrl !== undefined) return size;
  for await (const path of media.files()) size += portraits.of(basename(path)).length;
  return size;
}

/**
 * The changes of the copied config: members are invented, and the site contacts no provider, partner, mail server and
 * not the Commission.
 */
const REACHING_NOBODY: Changes = [
  [["demo"], true],
  ...["payments", "mail", "push", "postbacks"].map((key): Changes[number] => [[key], undefined]),
  [["law", "transparencyDatabase"], undefined],
];

function choicesOf(tenant: Tenant): (field: string, value: string) => boolean {
  const allowed = new Map(Object.entries(allowedIn(tenant, wordsFor(tenant, tenant.language))));
  return (field, value) => allowed.get(field)?.some(({ id }) => `${id}` === value) ?? false;
}

interface Drawing {
  pseudonyms: Pseudonyms;
  portraits: Portraits;
}

/** Replaces each picture by a drawing of the same kind and size. */
function drawnMedia(media: Media, { pseudonyms, portraits }: Drawing): Pick<Media, "files" | "get"> {
  return {
    async *files() {
      for await (const path of media.files()) yield renamed(path, pseudonyms);
    },
    async get(path) {
      const bytes = portraits.of(basename(path));
      return { size: bytes.length, body: Readable.from([bytes]) };
    },
  };
}

/** Renames a photo in the way its row is renamed. Keeps the suffix for the size. */
function renamed(path: MediaPath, pseudonyms: Pseudonyms): MediaPath {
  const [, name = "", rest = ""] = /^([^.]*?)((?:-[a-z])?(?:\.\w+)?)$/.exec(basename(path)) ?? [];
  return join(path.split("/")[0]!, pseudonyms.file(name) + rest) as MediaPath;
}

async function* bodies(files: ReturnType<typeof capsuleFiles>) {
  for await (const { path, size, body } of files) {
    yield { path, size, body: body instanceof Uint8Array ? Readable.from([body]) : body };
  }
}
