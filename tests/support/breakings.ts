/** Ways to break a healthy machine (`seenMachine`), each with one defect. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { keyOfManifest, keyOfVerified } from "~/app/backups/manifest";
import { enqueue, sendDue, TRIES } from "~/app/domain/site/outbox/outbox";
import { keysFor } from "~/app/domain/site/secrets/secrets";
import { openServedConfigs } from "~/app/domain/site/serving/serving";
import { projectRoot } from "~/app/settings/environment";
import type { Db } from "~/db/handle";
import { openDatabases } from "~/db/open";
import { orders } from "~/db/tables";
import { BRAND, certificateFor, HEADERS } from "./around";
import { controlAt } from "./control";
import { letter, letters } from "./letters";
import type { Place } from "./place";
import type { SeenMachine } from "./seen-machine";
import { isFull } from "./share";
import { testSite } from "./test-site";

export type Breaking = (machine: SeenMachine) => void | Promise<void>;

/** A row of the test: the defect, its findings (status, check, subject and code), and the function that causes it. */
export type Row = [name: string, found: string | string[], breaking: Breaking];

type Broken = [names: string, rows: Row[]];

/**
 * Groups rows that break one machine together, because each machine takes a fifth of a second. No check finds two rows
 * of a group. `test:full` gives each row a machine of its own.
 */
export function brokenAtOnce(rows: Row[]): Broken[] {
  if (isFull) return oneByOne(rows);
  const machines: { checks: Set<string>; rows: Row[] }[] = [];
  for (const row of rows) {
    const checks = [row[1]].flat().map((line) => line.split(" ")[1]!);
    const free = machines.find((each) => !checks.some((check) => each.checks.has(check)));
    const machine = free ?? { checks: new Set<string>(), rows: [] };
    if (!free) machines.push(machine);
    machine.rows.push(row);
    for (const check of checks) machine.checks.add(check);
  }
  return machines.map((each) => [each.rows.map(([name]) => name).join("; "), each.rows]);
}

/** Gives each row its own machine. */
export function oneByOne(rows: Row[]): Broken[] {
  return rows.map((row) => [row[0], [row]]);
}

export const setting =
  (name: string, value: string): Breaking =>
  ({ settings }) => {
    settings[name] = value;
  };

export const noRecord =
  (name: string): Breaking =>
  ({ dns }) =>
    void dns.records.delete(name);

export const record =
  (name: string, ...values: string[]): Breaking =>
  ({ dns }) =>
    void dns.records.set(name, values);

export const system =
  (more: object): Breaking =>
  ({ system: known }) =>
    void Object.assign(known, more);

/** Simulates a server whose workers serve these builds, and whose next start serves another. */
export const serving = (served: string[], next: string) => system({ servers: async () => [{ pid: 7, served, next }] });

export const config =
  (more: (known: SeenMachine["config"]) => object): Breaking =>
  (machine) => {
    machine.config = { ...machine.config, ...more(machine.config) };
  };

export const page =
  (status: number, headers: Record<string, string> = HEADERS): Breaking =>
  ({ answers }) => {
    const usual = answers.tls;
    answers.tls = (asked) => (asked.headers.host === BRAND && asked.path === "/" ? { status, headers } : usual(asked));
  };

export const plain =
  (status: number, headers: Record<string, string> = {}): Breaking =>
  ({ answers }) => {
    const usual = answers.plain;
    answers.plain = (asked) => (asked.headers.host === BRAND ? { status, headers } : usual(asked));
  };

export const headersWithout = (name: keyof typeof HEADERS) =>
  Object.fromEntries(Object.entries(HEADERS).filter(([each]) => each !== name));

/** Returns a certificate for both hosts or for one. */
export const certificate =
  (hosts: string[], times: { from?: number; until?: number; issuer?: string } = {}): Breaking =>
  async (machine) => {
    const made = await certificateFor([...hosts, "localhost"], times);
    machine.tls.setSecureContext({ key: made.private, cert: made.cert });
    machine.certificate = made;
  };

/** Configures the brand for Mollie with this key. */
export function paidBy(key: string): Breaking {
  return (machine) => {
    const { processorProfile } = machine.config.payments;
    machine.config = {
      ...machine.config,
      payments: { provider: "mollie", apiKey: { env: "TENANT_VELVET_PAY" }, processorProfile },
    };
    machine.secrets.TENANT_VELVET_PAY = key;
  };
}

export const company = (more: object) => config((known) => ({ company: { ...known.company, ...more } }));

/** Gives the newest backup this age. */
export async function aged({ store, backup, writeBackup, now }: SeenMachine, made: number): Promise<void> {
  await store.remove(keyOfManifest(backup));
  await store.put(
    keyOfVerified(await writeBackup(made)),
    JSON.stringify({ at: new Date(now).toISOString(), sound: true }),
  );
}

/** Creates the brand's database and runs work on it. */
async function inBrand(place: Place, work: (db: Db) => Promise<unknown>): Promise<void> {
  const migrationsDir = join(projectRoot, "db/migrations");
  const { url, dataDir } = place;
  const databases = openDatabases({ url, dataDir, migrationsDir, limit: 1 });
  await work(databases.of("velvet"));
  await databases.close();
}

/** Creates the brand's secret, wrapped by the machine's. */
export function makeBrandSecret({ place }: SeenMachine): Promise<void> {
  const secret = readFileSync(join(place.dataDir, "secret"), "utf8");
  const log = { error: () => {} };
  return inBrand(place, (db) => keysFor({ db, slug: "velvet", secret, now: Date.now, log })());
}

/** Adds orders paid a day ago, some of them with a notice. */
export const paidOrders =
  ({ noticed, missing }: { noticed: number; missing: number }): Breaking =>
  ({ place, now, config }) =>
    inBrand(place, (db) => {
      const at = now - 24 * 60 * 60_000;
      const rows = Array.from({ length: noticed + missing }, (_, number) => ({
        ...{ id: `${number}`, memberId: "anna", key: `${number}`, provider: `${config.payments.provider}` },
        ...{ kind: "credits" as const, item: "hundred", title: "100 credits", credits: 100, bonus: 0, days: 0 },
        ...{
          price: 1000,
          vatMinor: 174,
          netMinor: 826,
          vatRate: 2100,
          currency: "EUR",
          country: "NL",
          vatCountry: "NL",
        },
        ...{ vatCollectedBy: "operator" as const, evidence: [], language: "nl", withdrawalDays: 14 },
        ...{ state: "paid" as const, createdAt: at, paidAt: at, noticedAt: number < noticed ? at : null },
      }));
      return db.transact((tx) => tx.insertMany(orders, rows));
    });

/** Adds an email that the mail server rejected until the last try. */
export function giveUpAnEffect({ place }: SeenMachine): Promise<void> {
  return inBrand(place, async (db) => {
    const site = { ...(await testSite()), db };
    await db.transact((tx) => enqueue(site, tx, letter, { key: "a", payload: { to: "anna" } }));
    const fail = letters(() => Promise.reject(new Error("no post today")));
    for (let attempt = 0; attempt < TRIES; attempt++) {
      await sendDue(site, "a test", fail);
      site.clock.advance(2 * 60 * 60_000);
    }
  });
}

/** Pretends that a server served the site before. */
export async function serveBefore(place: Place, slug: string, hosts: string[]): Promise<void> {
  const configs = openServedConfigs({ control: controlAt(place), node: undefined, operatorHost: undefined });
  const config = { revision: "before", hosts, files: new Map() };
  await configs.settle([{ slug, config }], { present: undefined, read: () => undefined });
}
