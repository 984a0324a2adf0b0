/**
 * A process of its own for the test of notices: receives the same one again and again, ten at once, as soon as something
 * stands on its input. Says after each ten that they are through, and goes on until the test kills it.
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
  // One that fails is what a provider sends again.
  await Promise.allSettled(ten);
  process.stdout.write("through\n");
}
