import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { openDatabases } from "~/db/open";
import { freshPlace, type Place, spoilDatabase } from "~/tests/support/place";
import { plainConfig } from "~/tests/support/test-site";
import { seedDemos, seedOne } from "./command";
import { demoLogin } from "./demo-member";
import { countProfiles } from "./rows";

let place: Place;
let machine: Parameters<typeof seedDemos>[0];

beforeEach(async () => {
  place = await freshPlace();
  const folder = mkdtempSync(join(tmpdir(), "bouquet-seed-"));
  machine = {
    tenantsDir: join(folder, "tenants"),
    dataDir: place.dataDir,
    databaseUrl: place.url,
    mediaUrl: undefined,
    port: 3000,
  };
  for (const slug of ["tidelark", "razemo"]) {
    cpSync(join(projectRoot, "tenants", slug), join(machine.tenantsDir, slug), { recursive: true });
  }
  mkdirSync(join(machine.tenantsDir, "velvet"));
  writeFileSync(join(machine.tenantsDir, "velvet/tenant.json"), JSON.stringify({ ...plainConfig, demo: false }));
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(process.stderr, "write").mockImplementation(() => true);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(join(machine.tenantsDir, ".."), { recursive: true, force: true });
  rmSync(place.dataDir, { recursive: true, force: true });
});

async function profilesOf(slug: string): Promise<number> {
  const migrationsDir = join(projectRoot, "db/migrations");
  const databases = openDatabases({ ...place, migrationsDir, limit: 1 });
  const count = await databases.of(slug).read(countProfiles);
  await databases.close();
  return count;
}

const logins = () => JSON.parse(readFileSync(join(machine.dataDir, "demo.json"), "utf8"));

test("seed --demo > seeds every demo tenant once, and writes its login each time", async () => {
  await seedDemos(machine, 24);
  const expected = { razemo: demoLogin("razemo"), tidelark: demoLogin("tidelark") };
  expect(logins()).toEqual(expected);
  rmSync(join(machine.dataDir, "demo.json"));
  await seedDemos(machine, 48);
  expect(logins()).toEqual(expected);
  expect(await profilesOf("tidelark")).toBe(25);
});

test("seed --demo > continues after a tenant with a broken database", async () => {
  await spoilDatabase(place, "razemo");
  await expect(seedDemos(machine, 24)).rejects.toThrow("razemo could not be seeded");
  expect(logins()).toEqual({ tidelark: demoLogin("tidelark") });
  expect(await profilesOf("tidelark")).toBe(25);
});

test("seed --tenant > seeds one tenant, and only a demo tenant", async () => {
  await seedOne(machine, "razemo", 12, "s");
  expect(await profilesOf("razemo")).toBe(13);
  await expect(seedOne(machine, "velvet", 12, "s")).rejects.toThrow("velvet is not a demo tenant");
  await expect(seedOne(machine, "nobody", 12, "s")).rejects.toThrow("There is no tenant nobody");
});
