import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type DatabasePlace, openTenants } from "~/app/databases";
import { type MediaStore, openMedia } from "~/app/domain/site/media/media";
import { type Environment, readEnvironment } from "~/app/settings/environment";
import type { Databases } from "~/db/open";
import type { Tenant } from "~/tenants/config/schema";
import { type Answer, verb } from "../commands/declaration";
import { whole } from "../commands/readers";
import { Refusal } from "../refusal";
import { readTenants, tenantNamed } from "../tenant/read";
import { demoLogin, type Login } from "./demo-member";
import { countProfiles } from "./rows";
import { seedTenant } from "./seed-tenant";

const USUAL_SEED = "1";

export default verb({
  does: "Makes invented members for a demo tenant, the same for the same seed.",
  permission: "machine.run",
  more: "The site may run.",
  options: {
    tenant: { takes: "<slug>", does: "the demo tenant" },
    demo: { does: "instead of --tenant: every demo tenant without members" },
    members: { takes: "<n>", does: "how many", usual: "240", read: whole(0) },
    seed: { takes: "<word>", does: "another seed makes other members", usual: USUAL_SEED },
  },
  run({ tenant, demo, members, seed }) {
    if (demo) return seedDemos(readEnvironment(), members);
    if (!tenant) throw new Refusal("--tenant <slug> is missing, or --demo for all demo tenants");
    return seedOne(readEnvironment(), tenant, members, seed);
  },
});

type Machine = Pick<Environment, "tenantsDir" | "mediaUrl" | "port"> & DatabasePlace;

/** Seeds one tenant. Throws a Refusal if the tenant is unknown or no demo tenant. */
export async function seedOne(machine: Machine, slug: string, members: number, seed: string): Promise<Answer> {
  const tenant = tenantNamed(machine, slug);
  return withDatabases(machine, async (databases) => {
    const begin = performance.now();
    const db = databases.of(slug);
    const media = mediaOf(machine).of(slug);
    const made = await seedTenant({ tenant, db, media, members, seed, now: Date.now(), tell: toStderr });
    const { email, password } = demoLogin(slug);
    const line =
      made.added === 0
        ? `${tenant.name} already has the ${members} members of seed ${seed}. Another --seed or more --members add more.`
        : `${tenant.name}: ${made.added} members added, ${made.fictional} of them fictional, with ${made.pictures} pictures, ` +
          `${made.likes} likes and ${made.talks} conversations, in ${((performance.now() - begin) / 1000).toFixed(1)} s.`;
    return { lines: [line, `Demo login: ${email} / ${password}`], data: { ...made, login: { email, password } } };
  });
}

/** A failed tenant does not stop the others, but rejects the promise at the end. */
export async function seedDemos(machine: Machine, members: number): Promise<Answer> {
  const logins: Record<string, Login> = {};
  const failures: string[] = [];
  const media = mediaOf(machine);
  await withDatabases(machine, async (databases) => {
    for (const tenant of demosAndOthers(machine).filter(({ demo }) => demo)) {
      try {
        await seedUnlessPeopled(tenant, databases, media, members);
        logins[tenant.slug] = demoLogin(tenant.slug);
      } catch (error) {
        failures.push(`${tenant.slug} could not be seeded: ${error instanceof Error ? error.message : error}`);
      }
    }
  });
  writeWhole(join(machine.dataDir, "demo.json"), `${JSON.stringify(logins, null, 2)}\n`);
  if (failures.length > 0) throw new Refusal(failures.join("\n"));
  return { lines: [], data: { logins } };
}

async function seedUnlessPeopled(tenant: Tenant, databases: Databases, store: MediaStore, members: number) {
  const db = databases.of(tenant.slug);
  // A site with members only gets the demo login.
  const peopled = (await db.read(countProfiles)) > 0;
  const count = peopled ? 0 : members;
  const media = store.of(tenant.slug);
  await seedTenant({ tenant, db, media, members: count, seed: USUAL_SEED, now: Date.now(), tell: toStderr });
}

function mediaOf({ mediaUrl: url, dataDir }: Machine): MediaStore {
  return openMedia({ url, dataDir });
}

function demosAndOthers({ tenantsDir, port }: Machine): readonly Tenant[] {
  return readTenants({ tenantsDir, port }).tenants.all();
}

async function withDatabases<T>(machine: Machine, work: (databases: Databases) => Promise<T>): Promise<T> {
  const databases = openTenants(machine, { limit: 4 });
  try {
    return await work(databases);
  } finally {
    await databases.close();
  }
}

function writeWhole(path: string, text: string) {
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

function toStderr(line: string) {
  process.stderr.write(`${line}\n`);
}
