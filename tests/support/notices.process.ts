/**
 * A process for the test of notices: after a line of input, receives the same notice again and again, ten at once.
 * Reports each ten, until the test kills it.
 */
import { once } from "node:events";
import pino from "pino";
import { receiveNotice } from "~/app/domain/money/orders/booking";
import { openDatabases } from "~/db/open";
import { siteAlone } from "~/scripts/site-alone";
import { resolveTenant } from "~/tenants/config/resolve";
import { tenantConfig } from "~/tenants/config/schema";
import { noticeFor } from "./orders";

const { place, name, config, payment } = JSON.parse(process.argv[2]!);
const databases = openDatabases(place);
const tenant = resolveTenant(name, tenantConfig.parse(config), { port: 3000, folder: place.dataDir });
const log = pino({ level: "silent" });
const site = siteAlone(tenant, { databases, dataDir: place.dataDir, log });

await site.db.read(async () => {});
process.stdout.write("ready\n");
await once(process.stdin, "data");

for (;;) {
  const ten = Array.from({ length: 10 }, () => receiveNotice(site, noticeFor({ providerRef: payment })));
  // Ignores failures, because a provider repeats a failed notice.
  await Promise.allSettled(ten);
  process.stdout.write("through\n");
}
