import { join } from "node:path";
import { parseArgs } from "node:util";
import pino from "pino";
import { DomainError } from "~/app/domain/errors";
import { approvePhoto, photosToDecide, rejectPhoto } from "~/app/domain/photos/moderation";
import type { Site } from "~/app/domain/site";
import { EnvironmentError, projectRoot, readEnvironment, tenantSecret } from "~/app/environment";
import { openDatabases } from "~/db/open";
import { siteAlone } from "./site-alone";
import { readTenants } from "./tenant/check";
import { Refusal } from "./tenant/refusal";

const USAGE = `npm run photos -- --tenant <slug> <command>

  list                            photos that nobody has decided about, the longest waiting first
  approve <id>                    shows a photo to everybody
  reject <id> --reason "..."      leaves it to its owner alone, who reads the reason

The site may be served meanwhile. Whether a photo is shown before somebody approves it is for its config to say
("photos": { "approval": "before" }).
`;

process.exitCode = await run();

async function run(): Promise<number> {
  try {
    const { tenant, help, reason, command, id } = options();
    if (help || !tenant || !command) {
      (help ? console.log : console.error)(USAGE);
      return help ? 0 : 2;
    }
    await withSite(tenant, (site) => moderate(site, { command, id, reason }));
    return 0;
  } catch (error) {
    if (error instanceof DomainError) console.error("There is no such photo to decide about");
    else if (error instanceof Refusal || error instanceof EnvironmentError) console.error(error.message);
    else throw error;
    return 1;
  }
}

async function moderate(site: Site, { command, id, reason }: { command: string; id?: string; reason?: string }) {
  if (command === "list") return list(site);
  if (!id || !["approve", "reject"].includes(command)) throw new Refusal(USAGE);
  if (command === "approve") {
    await approvePhoto(site, id);
    console.log(`${id} is shown to everybody`);
    return;
  }
  if (!reason?.trim()) throw new Refusal("--reason is missing: its owner is to know why");
  await rejectPhoto(site, id, reason.trim());
  console.log(`${id} is shown to nobody but its owner`);
}

async function list(site: Site): Promise<void> {
  const photos = await photosToDecide(site);
  for (const { id, state, at, profileId, name } of photos) {
    const shown = state === "held" ? "held back" : "shown";
    console.log(`${id}  ${new Date(at).toISOString()}  ${shown}  ${site.tenant.origin}/members/${profileId}  ${name}`);
  }
  if (photos.length === 0) console.log("No photo waits");
}

/** The site as the server has it, for the length of `work`. */
async function withSite(slug: string, work: (site: Site) => Promise<void>): Promise<void> {
  const { tenantsDir, dataDir, databaseUrl, mediaUrl, port } = readEnvironment();
  const tenant = readTenants({ tenantsDir, port })
    .tenants.all()
    .find((each) => each.slug === slug);
  if (!tenant) throw new Refusal(`There is no tenant ${slug} that could be served; see npm run tenant check`);
  const migrationsDir = join(projectRoot, "db/migrations");
  const databases = openDatabases({ url: databaseUrl, dataDir, migrationsDir, limit: 1 });
  const log = pino({ level: "warn" });
  try {
    await work(siteAlone(tenant, { databases, dataDir, mediaUrl, log, tenantSecret }));
  } finally {
    await databases.close();
  }
}

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        tenant: { type: "string" },
        reason: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    const [command, id] = positionals;
    return { ...values, command, id };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${USAGE}`);
  }
}
