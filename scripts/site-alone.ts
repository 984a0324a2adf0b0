import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import pino, { type Logger } from "pino";
import { ownBuses } from "~/app/cluster/bus";
import { ownMachine } from "~/app/cluster/machine";
import { openMedia } from "~/app/domain/media/media";
import type { Site } from "~/app/domain/site";
import { type Environment, projectRoot, tenantSecret as secretOf } from "~/app/environment";
import { openSites } from "~/app/request/site";
import { type Databases, openDatabases } from "~/db/open";
import type { Tenant } from "~/tenants/schema";
import { readTenants } from "./tenant/check";
import { Refusal } from "./tenant/refusal";

interface Ground {
  databases: Databases;
  dataDir: string;
  mediaUrl?: string | undefined;
  log: Logger;
  /** What an environment variable holds that the tenant's config names. */
  tenantSecret?: (name: string) => string | undefined;
}

/**
 * The site of a tenant in a process that serves nobody: with a machine to itself, and nobody else to hear what is new.
 * What it signs nobody else could open, since it has no part in the server's secret.
 */
export function siteAlone(
  tenant: Tenant,
  { databases, dataDir, mediaUrl, log, tenantSecret = () => undefined }: Ground,
): Site {
  return openSites({
    databases,
    buses: ownBuses(),
    media: openMedia({ url: mediaUrl, dataDir }),
    secret: randomBytes(32).toString("hex"),
    machine: ownMachine(),
    mail: { mailboxes: join(dataDir, "mailbox"), secret: tenantSecret },
    log,
  }).of(tenant);
}

/** Where a command finds a tenant and what belongs to it. */
export type Machine = Pick<Environment, "tenantsDir" | "dataDir" | "databaseUrl" | "mediaUrl" | "port">;

/**
 * What comes of work with the site of a tenant, as the server has it. What goes wrong in passing is logged on stderr.
 * Throws a Refusal for an unknown
 * tenant, and where no server has been yet.
 */
export async function withSite<T>(machine: Machine, slug: string, work: (site: Site) => Promise<T>): Promise<T> {
  const { tenantsDir, dataDir, databaseUrl, mediaUrl, port } = machine;
  const tenant = readTenants({ tenantsDir, port })
    .tenants.all()
    .find((each) => each.slug === slug);
  if (!tenant) throw new Refusal(`There is no tenant ${slug} that could be served; see npm run tenant check`);
  if (!databaseUrl && !existsSync(dataDir)) {
    throw new Refusal(`There is no folder ${dataDir}. Set DATA_DIR as the server has it; npm start makes it`);
  }
  const migrationsDir = join(projectRoot, "db/migrations");
  const databases = openDatabases({ url: databaseUrl, dataDir, migrationsDir, limit: 1 });
  const log = pino({ level: "warn" }, pino.destination(process.stderr.fd));
  try {
    return await work(siteAlone(tenant, { databases, dataDir, mediaUrl, log, tenantSecret: secretOf }));
  } finally {
    await databases.close();
  }
}
