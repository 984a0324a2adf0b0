import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type MediaStore, openMedia } from "~/app/domain/media/media";
import { type Environment, projectRoot } from "~/app/environment";
import { type Databases, openDatabases } from "~/db/open";
import type { Tenant } from "~/tenants/schema";
import { readTenants } from "../tenant/check";
import { Refusal } from "../tenant/refusal";
import { demoLogin, type Login } from "./demo-member";
import { countProfiles } from "./rows";
import { seedTenant } from "./seed-tenant";

type Machine = Pick<Environment, "tenantsDir" | "dataDir" | "databaseUrl" | "mediaUrl" | "port">;

/** What an unnamed seed is; with it every demo tenant is seeded on the first start. */
export const USUAL_SEED = "1";

/** Seeds one tenant and says on stdout what came of it. Throws a Refusal where there is none, or it is no demo tenant. */
export async function seedOne(machine: Machine, slug: string, members: number, seed: string): Promise<void> {
  const tenant = demosAndOthers(machine).find((each) => each.slug === slug);
  if (!tenant) throw new Refusal(`There is no tenant ${slug} that could be served; see npm run tenant check`);
  await withDatabases(machine, async (databases) => {
    const begin = performance.now();
    const db = databases.of(slug);
    const media = mediaOf(machine).of(slug);
    const made = await seedTenant({ tenant, db, media, members, seed, now: Date.now(), tell: toStderr });
    const { email, password } = demoLogin(slug);
    console.log(
      made.added === 0
        ? `${tenant.name} has the ${members} members of seed ${seed} already. Another --seed adds others, more --members add to them.`
        : `${tenant.name}: ${made.added} members added, ${made.fictional} of them fictional, with ${made.pictures} pictures, ` +
            `${made.likes} likes and ${made.talks} conversations, in ${((performance.now() - begin) / 1000).toFixed(1)} s.`,
    );
    console.log(`Demo login: ${email} / ${password}`);
  });
}

/**
 * Seeds every demo tenant that has nobody yet, and writes the demo logins of all of them to DATA_DIR/demo.json. A tenant
 * that fails keeps no other from its people; then the promise is rejected in the end.
 */
export async function seedDemos(machine: Machine, members: number): Promise<void> {
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
}

async function seedUnlessPeopled(tenant: Tenant, databases: Databases, store: MediaStore, members: number) {
  const db = databases.of(tenant.slug);
  // Where somebody is there already, only the demo login is seen to.
  const peopled = (await db.read(countProfiles)) > 0;
  const count = peopled ? 0 : members;
  const media = store.of(tenant.slug);
  await seedTenant({ tenant, db, media, members: count, seed: USUAL_SEED, now: Date.now(), tell: toStderr });
}

function mediaOf({ mediaUrl: url, dataDir }: Machine): MediaStore {
  return openMedia({ url, dataDir });
}

function demosAndOthers({ tenantsDir, port }: Machine): Tenant[] {
  return readTenants({ tenantsDir, port }).tenants.all();
}

async function withDatabases(machine: Machine, work: (databases: Databases) => Promise<void>): Promise<void> {
  const migrationsDir = join(projectRoot, "db/migrations");
  const databases = openDatabases({ url: machine.databaseUrl, dataDir: machine.dataDir, migrationsDir, limit: 4 });
  try {
    await work(databases);
  } finally {
    await databases.close();
  }
}

/** Readers see the old file or the new one, never half of it. */
function writeWhole(path: string, text: string) {
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

function toStderr(line: string) {
  process.stderr.write(`${line}\n`);
}
