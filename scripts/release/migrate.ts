import { join } from "node:path";
import type { Environment } from "~/app/settings/environment";
import { type Migrated, migrateAll } from "~/db/migrate-all";
import { MIGRATIONS } from "../building/release.mjs";
import type { Answer } from "../commands/declaration";
import { step } from "../progress.mjs";
import { readTenants } from "../tenant/read";

/** Number of databases that are migrated at once. Each takes a connection while PostgreSQL also serves sites. */
const AT_ONCE = 4;

type Place = Pick<Environment, "databaseUrl" | "databaseDirectUrl" | "dataDir" | "tenantsDir" | "port"> &
  Partial<Pick<Environment, "cells">>;

/** Migrates all databases to the schema of a build. Code 1 if one failed. */
export async function migrateTo(environment: Place, folder: string): Promise<Answer> {
  const { slugs } = readTenants(environment);
  const place = {
    url: environment.databaseDirectUrl ?? environment.databaseUrl,
    direct: true,
    dataDir: environment.dataDir,
  };
  const folders = { tenants: join(folder, "db", MIGRATIONS.tenants), control: join(folder, "db", MIGRATIONS.control) };
  const all: Migrated[] = await step(
    `Migrating ${slugs.length + 1} databases`,
    async (tell: (line: string) => void): Promise<Migrated[]> => {
      let through = 0;
      return migrateAll({
        place,
        cells: environment.cells ?? [],
        folders,
        slugs,
        concurrency: AT_ONCE,
        tell: (each) => tell(`${++through} of ${slugs.length + 1}: ${each.name}${"failed" in each ? " failed" : ""}`),
      });
    },
  );
  return answerOf(all);
}

function answerOf(all: Migrated[]): Answer {
  const failed = all.flatMap((each) => ("failed" in each ? [each] : []));
  const migrated = all.filter((each) => "lacked" in each && each.lacked.length > 0);
  const current = all.filter((each) => "lacked" in each && each.lacked.length === 0);
  const lines = [
    `${migrated.length} ${migrated.length === 1 ? "database was" : "databases were"} migrated, already up to date: ${current.length}`,
    ...failed.map(({ name, failed }) => `${name} could not be migrated, and keeps its state: ${failed}`),
  ];
  return { lines, data: { databases: all }, code: failed.length > 0 ? 1 : 0 };
}
