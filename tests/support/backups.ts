/** An installation with data, and a store for its backups. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { type Maker, readMaker } from "~/app/backups/own";
import { type Media, openMedia } from "~/app/domain/site/media/media";
import { type Environment, readEnvironment } from "~/app/settings/environment";
import { tenantsFolder } from "~/tenants/config/example";
import { afterFile } from "./after-file";
import { controlAt } from "./control";
import { furnishedSite, moveFromHere } from "./moving";
import { freshPlace, type Place } from "./place";

export interface Installed {
  place: Place;
  environment: Environment;
  /** The settings of the installation, as in a command's environment. */
  settings: Record<string, string>;
  tenants: ReturnType<typeof tenantsFolder>;
  /** A site with rows in every table. */
  slug: string;
  media(slug: string): Media;
}

/** Options of a restore or a verification without the identity: the newest backup of all sites. */
export const newestOfAll = {
  ...{ at: undefined, tenant: "", installation: undefined, signedBy: undefined },
  ...{ replace: false, allowMissingMedia: false, allowMissingSites: false, takeOver: false },
};

/** Returns the maker of an installation's backups. */
export async function makerOf({ place }: Pick<Installed, "place">): Promise<Maker> {
  return readMaker(controlAt(place));
}

/** The identity of `installed` as a file, and its recipient. */
export interface Key {
  file: string;
  identity: string;
  recipient: string;
}

export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "bouquet-backups-"));
  afterFile(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

export async function newKey(): Promise<Key> {
  const identity = await generateX25519Identity();
  const file = join(folder(), "identity");
  writeFileSync(file, `# a comment\n${identity}\n`);
  return { file, identity, recipient: await identityToRecipient(identity) };
}

/** Creates an installation with a furnished site and an empty one, `linen`. `more` are further settings. */
export async function installed(more: Record<string, string>): Promise<Installed> {
  const site = await furnishedSite(30);
  const slug = site.databaseName;
  const bare = await bareInstallation(more);
  await moveFromHere(slug, bare.place);
  bare.tenants.tenant(slug, { hosts: [`${slug}.example`] });
  bare.tenants.tenant("linen");
  bare.tenants.write(`${slug}/logo.svg`, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>');
  return { ...bare, slug };
}

/** Creates an empty installation, like a new machine. */
export async function bareInstallation(more: Record<string, string>): Promise<Omit<Installed, "slug">> {
  const tenants = tenantsFolder();
  const place = await freshPlace();
  afterFile(() => {
    for (const each of [tenants.dir, place.dataDir]) rmSync(each, { recursive: true, force: true });
  });
  const settings = {
    ...{ TENANTS_DIR: tenants.dir, DATA_DIR: place.dataDir, DATABASE_URL: place.url ?? "" },
    ...more,
  };
  const environment = readEnvironment(settings);
  const store = openMedia({ url: environment.mediaUrl, dataDir: place.dataDir });
  return { place, environment, settings, tenants, media: (slug) => store.of(slug) };
}
