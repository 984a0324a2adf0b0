/**
 * A process that runs one site's outbox, for tests that kill it. Its handler writes each key into a file; `hang` never
 * finishes, and `real` uses the product's handlers. Begins at a line of input, reports when it has taken a job, and
 * ends with its input.
 */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { appendFileSync } from "node:fs";
import pino from "pino";
import { effects } from "~/app/domain/effect-handlers";
import { runOutbox } from "~/app/domain/site/outbox/loop";
import { openDatabases } from "~/db/open";
import { siteAlone } from "~/scripts/site-alone";
import { letters } from "./letters";

const { place, tenant, file, hang, real, ahead } = JSON.parse(process.argv[2]!);
const databases = openDatabases(place);
const log = pino({ level: "error" }, pino.destination(2));
const site = { ...siteAlone(tenant, { databases, dataDir: place.dataDir, log }), now: () => Date.now() + ahead };

process.stdout.write("ready\n");
await once(process.stdin, "data");
const outbox = runOutbox({
  slugs: () => [tenant.slug],
  siteOf: () => site,
  now: () => Date.now() + ahead,
  glance: databases.glance,
  stamp: databases.stamp,
  owner: randomBytes(8).toString("hex"),
  effects: real
    ? effects
    : letters(async ({ key }) => {
        process.stdout.write(`has ${key}\n`);
        if (hang) await new Promise(() => {});
        appendFileSync(file, `${key}\n`);
      }),
});

process.stdin.resume();
await once(process.stdin, "end");
await outbox.stop();
await databases.close();
