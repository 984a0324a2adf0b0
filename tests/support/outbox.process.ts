/**
 * A process of its own that runs the outbox of one site, for the outbox's test. Its handler writes each key into a file;
 * with `hang` it comes to no end. Begins when something stands on its input, says so when it has taken something, and ends
 * with its input.
 */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { appendFileSync } from "node:fs";
import pino from "pino";
import { ownBuses } from "~/app/cluster/bus";
import { ownMachine } from "~/app/cluster/machine";
import { openMedia } from "~/app/domain/media/media";
import { runOutbox } from "~/app/domain/outbox/loop";
import { openSites } from "~/app/request/site";
import { openDatabases } from "~/db/open";

const { place, tenant, file, hang, ahead } = JSON.parse(process.argv[2]!);
const databases = openDatabases(place);
const log = pino({ level: "error" }, pino.destination(2));
const media = openMedia({ url: undefined, dataDir: place.dataDir });
const mail = { mailboxes: "", secret: () => undefined };
const sites = openSites({ databases, buses: ownBuses(), media, machine: ownMachine(), mail, secret: "of a test", log });
const site = { ...sites.of(tenant), now: () => Date.now() + ahead };

process.stdout.write("ready\n");
await once(process.stdin, "data");
const outbox = runOutbox({
  slugs: () => [tenant.slug],
  siteOf: () => site,
  glance: databases.glance,
  owner: randomBytes(8).toString("hex"),
  handlers: {
    async letter({ key }) {
      process.stdout.write(`has ${key}\n`);
      if (hang) await new Promise(() => {});
      appendFileSync(file, `${key}\n`);
    },
  },
});

process.stdin.resume();
await once(process.stdin, "end");
await outbox.stop();
await databases.close();
