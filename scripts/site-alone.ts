import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Logger } from "pino";
import { ownBuses } from "~/app/cluster/bus";
import { ownMachine } from "~/app/cluster/machine";
import { openMedia } from "~/app/domain/media/media";
import type { Site } from "~/app/domain/site";
import { openSites } from "~/app/request/site";
import type { Databases } from "~/db/open";
import type { Tenant } from "~/tenants/schema";

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
