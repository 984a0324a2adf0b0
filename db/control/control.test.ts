// @engines both
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { freshPlace } from "~/tests/support/place";
import type { Db } from "../handle";
import { openDatabases } from "../open";
import { profiles } from "../tables";
import { openControl } from "./open";
import { operators } from "./tables";

const place = { ...(await freshPlace()), direct: true };
const opened = new Set<{ close(): Promise<void> }>();
const ines = { id: "1", email: "ines@example.com", name: "Ines", createdAt: 0 };

afterAll(async () => {
  for (const each of opened) await each.close();
  rmSync(place.dataDir, { recursive: true, force: true });
});

test("the operators' database is shared by processes, and survives a restart", async () => {
  const [first, second] = [control(), control()];
  await first.transact(async ({ drizzle }) => void (await drizzle.insert(operators).values(ines)));
  expect(await namesIn(second)).toEqual(["Ines"]);
  for (const db of [first, second]) {
    opened.delete(db);
    await db.close();
  }
  expect(await namesIn(control())).toEqual(["Ines"]);
});

test("the operators' database has no table of tenants, and tenants have none of its tables", async () => {
  const velvet = openDatabases({ ...place, migrationsDir: join(projectRoot, "db/migrations"), limit: 1 });
  opened.add(velvet);
  await velvet.of("velvet").read(async () => {});
  await expect(control().read(({ drizzle }) => drizzle.select().from(profiles))).rejects.toThrow(/profile/);
  await expect(velvet.of("velvet").read(({ drizzle }) => drizzle.select().from(operators))).rejects.toThrow(/operator/);
});

function control(): Db {
  const db = openControl({ ...place, migrationsDir: join(projectRoot, "db/control/migrations") });
  opened.add(db);
  return db;
}

function namesIn(db: Db): Promise<string[]> {
  return db.read(async ({ drizzle }) => (await drizzle.select().from(operators)).map(({ name }) => name));
}
