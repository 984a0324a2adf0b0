/**
 * A separate site: a real database with the real migrations, a clock that moves only on request, and the same ids and
 * randomness on every run. Closed and deleted automatically after each test file. Each test runs on both engines, and
 * can't tell on which.
 *
 *     const anna = anAdult({ name: "Anna", gender: "female", country: "NL" });
 *     const bert = anAdult({ name: "Bert", password: "correct horse" }); // only a given password is hashed
 *     const ghost = aFictional({ name: "Rosa" });
 *     const site = await testSite({ tenant: { signups: "closed" }, members: [anna, bert, ghost] });
 *     await search(site, anna, anyone); // a builder's result is itself a `Member`
 *     site.clock.advance(60_000);
 *
 * - `testSite({ tenant?, members?, now? }): Promise<TestSite>`; `tenant` is laid over a complete config file.
 * - `site.clock.advance(ms)`, `site.clock.set(ms)`; it stands at `START` (a Monday noon, UTC) to begin with.
 * - `site.add(...people)` inserts more people later.
 * - `anAdult({...})`: a visible member of 30 with a confirmed account. `aFictional({...})`: a profile without one.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import pino from "pino";
import type { z } from "zod";
import { ownBuses } from "~/app/cluster/bus";
import { ownMachine } from "~/app/cluster/machine";
import { mailboxOf } from "~/app/domain/account/accounts/accounts";
import { forgottenErasures } from "~/app/domain/erasures";
import type { Gateway } from "~/app/domain/money/payments/gateway";
import { type Gateways, gatewaysFor } from "~/app/domain/money/payments/payments";
import { mailerFor } from "~/app/domain/reach/mail/mailer";
import { signingKeysIn } from "~/app/domain/reach/mail/signing";
import { offersFor } from "~/app/domain/reach/offers/offers";
import { partnersFor } from "~/app/domain/reach/postbacks/postbacks";
import { pusherFor } from "~/app/domain/reach/push/push";
import { registryFor } from "~/app/domain/safety/statements/statements";
import { sealerWith } from "~/app/domain/sealing";
import { signerFor } from "~/app/domain/signing";
import type { Site } from "~/app/domain/site";
import { openMedia } from "~/app/domain/site/media/media";
import { keysFor } from "~/app/domain/site/secrets/secrets";
import { wordsFor } from "~/app/locales";
import { idMaker } from "~/db/ids";
import { searchKey } from "~/db/search-key";
import { accountMailboxes, accounts, photos, profiles } from "~/db/tables";
import { resolveTenant } from "~/tenants/config/resolve";
import { tenantConfig } from "~/tenants/config/schema";
import { afterFile } from "./after-file";
import { type Person, START } from "./people";
import { placeOf, preparedDatabase, unusedName } from "./test-databases";

export { aFictional, anAdult, anOperator, aPerson, type Person, START } from "./people";

export interface TestSite extends Site {
  /** The name of the database at `placeOf()`, for another process. */
  readonly databaseName: string;
  /** Every folder with data of the site: media, emails, and the database if it is a file. */
  readonly folders: string[];
  readonly clock: { advance(ms: number): void; set(ms: number): void };
  add(...people: Person[]): Promise<void>;
}

interface Options {
  tenant?: Partial<z.input<typeof tenantConfig>> & { slug?: string };
  members?: Person[];
  /** The time at which the clock starts, UTC ms. Default: `START`. */
  now?: number;
  /** The values of the environment variables that the config names. */
  secrets?: Record<string, string>;
  /** Payment gateways in place of the config's: adapters with local providers. */
  gateways?: readonly Gateway[];
}

/** Secret of the test sites' machine. */
export const MACHINE_SECRET = "a secret of the tests";

export async function testSite({
  tenant = {},
  members = [],
  now = START,
  secrets = {},
  gateways,
}: Options = {}): Promise<TestSite> {
  let time = now;
  const { slug = "velvet", ...config } = tenant;
  const clock = () => time;
  const randomBytes = seededBytes(++sitesMade);
  const databaseName = unusedName(slug);
  const folder = temporaryFolder();
  const mediaFolder = temporaryFolder();
  const resolved = resolveTenant(slug, tenantConfig.parse({ ...plainConfig, ...config }), { port: 3000, folder });
  const db = await preparedDatabase(databaseName);
  const secret = (name: string) => secrets[name];
  const log = pino({ level: "silent" });
  const keys = keysFor({ db, slug, secret: MACHINE_SECRET, now: clock, log });
  const site: TestSite = {
    databaseName,
    folders: [folder, mediaFolder, join(placeOf().dataDir, databaseName)],
    tenant: resolved,
    db,
    media: openMedia({ url: undefined, dataDir: mediaFolder }).of(slug),
    bus: ownBuses().of(databaseName),
    signer: signerFor(slug, MACHINE_SECRET),
    sealer: async () => sealerWith((await keys()).seal),
    words: (language, locale) => wordsFor(site.tenant, language, locale),
    now: clock,
    newId: idMaker(clock, randomBytes),
    randomBytes,
    erasures: forgottenErasures,
    log,
    machine: ownMachine(clock),
    mailer: mailerFor(resolved, { mailboxes: folder, keys: signingKeysIn(folder), secret }),
    pusher: pusherFor(resolved, { ownBytes: async () => (await keys()).push, secretNamed: secret }),
    registry: registryFor(resolved, { secretNamed: secret }),
    partners: partnersFor(resolved, { secretNamed: secret, now: clock }),
    offers: offersFor(resolved, { now: clock, log }),
    gateway: gateways ? among(gateways) : gatewaysFor({ tenant: resolved, db, secret, now: clock, randomBytes }),
    clock: {
      advance: (ms) => {
        time += ms;
      },
      set: (ms) => {
        time = ms;
      },
    },
    add: (...people) => insertPeople(site, people),
  };
  await site.add(...members);
  return site;
}

function among(gateways: readonly Gateway[]): Gateways {
  return (provider) => {
    const found = gateways.find((gateway) => gateway.provider === provider);
    return found && Promise.resolve(found);
  };
}

/** A complete config, over which a test lays its own. */
export const plainConfig: z.input<typeof tenantConfig> = {
  name: "Velvet",
  hosts: ["velvet.test"],
  niche: 1,
  template: "social",
  language: "en",
  countries: ["NL", "BE"],
  timeZone: "Europe/Amsterdam",
  // Photos are marked by hand, because the nudity model takes longer than most tests.
  photos: { nudity: "unmarked" },
  company: { name: "Example Media B.V.", address: "Sample Street 1", city: "1000 AA Amsterdam", country: "NL" },
};

let sitesMade = 0;

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-test-"));
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns the same bytes on every run, different for each site. */
function seededBytes(seed: number): (size: number) => Uint8Array {
  let state = (seed * 0x9e3779b9) >>> 0 || 1;
  return (size) =>
    Uint8Array.from({ length: size }, () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 11) & 0xff;
    });
}

async function insertPeople(site: Site, people: Person[]): Promise<void> {
  const hashes = await Promise.all(people.map(({ password }) => (password ? cheapHash(password) : "none")));
  await site.db.transact(async (tx) => {
    await tx.insertMany(
      profiles,
      people.map((person) => ({
        ...person,
        nameKey: searchKey(person.name),
        cityKey: searchKey(person.city ?? ""),
        createdAt: person.signedUpAt,
      })),
    );
    const pictures = people.flatMap(({ id, photos: files, signedUpAt }) =>
      files.map((file, position) => ({ id: site.newId(), profileId: id, file, position, createdAt: signedUpAt })),
    );
    await tx.insertMany(photos, pictures);
    const members = people
      .map((person, index) => ({ ...person, passwordHash: hashes[index]! }))
      .filter(({ kind }) => kind === "member");
    await tx.insertMany(accounts, members);
    await tx.insertMany(
      accountMailboxes,
      members.map(({ id, email }) => ({ accountId: id, mailbox: mailboxOf(email) })),
    );
  });
}

/** Hashes a password at a hundredth of the real cost. Verification is as cheap, because a hash contains its cost. */
function cheapHash(password: string): Promise<string> {
  return hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });
}
