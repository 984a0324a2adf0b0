import type { Logger } from "pino";
import type { Db, Tx } from "~/db/handle";
import { insertSecret, replaceWrapping, usesDerivedKeys, wrappedSecret } from "./secrets.queries";
import { derivedKeys, fingerprintOf, newKeys, type SiteKeys, unwrap, wrap } from "./wrapping";

export { newKeys, type SiteKeys } from "./wrapping";

/** Thrown if a site's secret is encrypted with another machine secret. */
export class SecretLockedError extends Error {
  constructor(slug: string) {
    super(
      `the secret of ${slug} is wrapped by another machine's secret: npx bouquet secret rewrap ${slug} --former <file>`,
    );
  }
}

interface Place {
  db: Db;
  slug: string;
  secret: string;
  now(): number;
  log: Pick<Logger, "error">;
}

/**
 * Returns a function that reads a site's keys, which are made on first use. It rejects with `SecretLockedError` and
 * storage errors. Do not call it inside a transaction.
 */
export function keysFor(place: Place): () => Promise<SiteKeys> {
  let known: Promise<SiteKeys> | undefined;
  let logged = false;
  return () => {
    known ??= keysOf(place).catch((error) => {
      known = undefined; // a later call may succeed
      if (!logged) place.log.error({ err: error }, "could not read the site's secret");
      logged = true;
      throw error;
    });
    return known;
  };
}

async function keysOf({ db, slug, secret, now }: Place): Promise<SiteKeys> {
  const stored = await db.read(wrappedSecret);
  const row = stored ?? (await db.transact((tx) => madeIn(tx, { slug, secret, now: now() })));
  if (row.wrappedBy !== fingerprintOf(secret)) throw new SecretLockedError(slug);
  return unwrap(row.wrapped, slug, secret);
}

/** Returns whether the machine's secret decrypts the site's. Also true if the site has no secret yet. */
export async function opensSecret({ db, secret }: Pick<Place, "db" | "secret">): Promise<boolean> {
  const stored = await db.read(wrappedSecret);
  return stored === undefined || stored.wrappedBy === fingerprintOf(secret);
}

interface Making {
  slug: string;
  secret: string;
  now: number;
}

/** Makes the secret of a site without one. A site that used derived keys before keeps those. */
async function madeIn(tx: Tx, { slug, secret, now }: Making, former = secret) {
  const keys = (await usesDerivedKeys(tx)) ? derivedKeys(slug, former) : newKeys();
  await insertSecret(tx, { wrapped: wrap(keys, slug, secret), wrappedBy: fingerprintOf(secret) }, now);
  return (await wrappedSecret(tx))!;
}

/** The outcome of `rewrap`. `unknown`: no given secret decrypts the site's, and nothing was changed. */
export type Rewrapped = "made" | "rewrapped" | "already" | "unknown";

/**
 * Encrypts a site's secret with another machine secret. The site's secret itself stays, so sealed data opens and
 * browsers stay subscribed. Atomic; a repeat changes nothing.
 */
export function rewrap(
  db: Db,
  slug: string,
  secrets: { former: string; secret: string; now: number },
): Promise<Rewrapped> {
  const { former, secret, now } = secrets;
  return db.transact(async (tx) => {
    const row = await wrappedSecret(tx);
    if (!row) {
      await madeIn(tx, { slug, secret, now }, former);
      return "made";
    }
    if (row.wrappedBy === fingerprintOf(secret)) return "already";
    if (row.wrappedBy !== fingerprintOf(former)) return "unknown";
    const wrapped = wrap(unwrap(row.wrapped, slug, former), slug, secret);
    await replaceWrapping(tx, { wrapped, wrappedBy: fingerprintOf(secret) }, now);
    return "rewrapped";
  });
}

/** Gives a site its keys from another installation, encrypted with this machine's secret under its name here. */
export function adoptKeys(db: Db, keys: SiteKeys, { slug, secret, now }: Making): Promise<void> {
  const row = { wrapped: wrap(keys, slug, secret), wrappedBy: fingerprintOf(secret) };
  return db.transact(async (tx) => {
    await insertSecret(tx, row, now);
    await replaceWrapping(tx, row, now);
  });
}
