import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import pino, { type Logger } from "pino";
import { ownBuses } from "~/app/cluster/bus";
import { ownMachine } from "~/app/cluster/machine";
import { type DatabasePlace, openOwn, openTenants } from "~/app/databases";
import type { Buses } from "~/app/domain/bus";
import { signingKeysIn } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import { openMedia } from "~/app/domain/site/media/media";
import { openSites } from "~/app/request/site";
import { type Environment, tenantSecret as secretOf } from "~/app/settings/environment";
import type { Databases } from "~/db/open";
import { tellNodes } from "~/db/tell-nodes";
import type { Tenant } from "~/tenants/config/schema";
import { Refusal } from "./refusal";
import { tenantNamed } from "./tenant/read";

interface Dependencies {
  databases: Pick<Databases, "of">;
  dataDir: string;
  mediaUrl?: string | undefined;
  log: Logger;
  buses?: Buses;
  /** Reads an environment variable that the tenant's config names. */
  tenantSecret?: (name: string) => string | undefined;
}

/**
 * Opens a site in a process that serves no requests, without event listeners. The process lacks the server's secret:
 * servers reject its signatures, and the process can't decrypt members' sealed data.
 */
export function siteAlone(
  tenant: Tenant,
  { databases, dataDir, mediaUrl, log, buses = ownBuses(), tenantSecret = () => undefined }: Dependencies,
): Site {
  return openSites({
    databases,
    buses,
    media: openMedia({ url: mediaUrl, dataDir }),
    secret: randomBytes(32).toString("hex"),
    keysKept: false,
    machine: ownMachine(),
    mail: { mailboxes: join(dataDir, "mailbox"), keys: signingKeysIn(dataDir), secret: tenantSecret },
    log,
  }).of(tenant);
}

/** The folders in which a command finds a tenant and its data. */
export type Machine = Pick<Environment, "tenantsDir" | "mediaUrl" | "port"> & DatabasePlace;

/** Logs errors on stderr. Throws a Refusal for an unknown tenant, and if no server has run yet. */
export async function withSite<T>(machine: Machine, slug: string, work: (site: Site) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl, mediaUrl } = machine;
  const tenant = tenantNamed(machine, slug);
  if (!databaseUrl && !existsSync(dataDir)) {
    throw new Refusal(`There is no folder ${dataDir}. Set DATA_DIR as the server has it; npm start makes it`);
  }
  const databases = openTenants(machine, { limit: 1 });
  const log = pino({ level: "warn" }, pino.destination(process.stderr.fd));
  const buses = ownBuses();
  let isDue = false;
  buses.of(slug).subscribe(({ kind }) => {
    if (kind === "effects") isDue = true;
  });
  try {
    return await work(siteAlone(tenant, { databases, dataDir, mediaUrl, log, buses, tenantSecret: secretOf }));
  } finally {
    await databases.close();
    if (isDue && databaseUrl) await wakeOutboxes(machine, slug).catch((err) => log.warn({ err }, "no node was woken"));
  }
}

/** Wakes the outboxes of all machines. On PostgreSQL a round past a thousand tenants takes minutes. */
async function wakeOutboxes(machine: DatabasePlace, slug: string): Promise<void> {
  const control = openOwn(machine);
  await control.transact((tx) => tellNodes(tx, { due: [slug] })).finally(() => control.close());
}
