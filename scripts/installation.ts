import { existsSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import type { Installation } from "~/app/domain/site/checkpoints/checkpoints";
import { type Environment, schemaFolder } from "~/app/environment";
import { secretUnder } from "~/app/secret";
import { openControl } from "~/db/control/open";
import { openDatabases } from "~/db/open";
import { Refusal } from "./refusal";
import { readTenants } from "./tenant/read";

/**
 * Runs work with all databases of the installation, as the server has them. Throws a Refusal where no server has been yet.
 */
export async function withInstallation<T>(
  environment: Environment,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const { dataDir, databaseUrl: url } = environment;
  const { slugs } = readTenants(environment);
  if (!url && !existsSync(dataDir)) {
    throw new Refusal(`There is no folder ${dataDir}. Set DATA_DIR as the server has it; npm start makes it`);
  }
  const migrations = schemaFolder;
  const databases = openDatabases({ url, dataDir, migrationsDir: join(migrations, "migrations"), limit: 1 });
  const control = openControl({ url, dataDir, migrationsDir: join(migrations, "control/migrations") });
  try {
    return await work({
      control,
      secret: environment.secret ?? secretUnder(dataDir),
      slugs: () => slugs,
      glance: databases.glance,
      now: Date.now,
      log: pino({ level: "warn" }, pino.destination(process.stderr.fd)),
    });
  } finally {
    await databases.close();
    await control.close();
  }
}
