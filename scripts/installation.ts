import { existsSync } from "node:fs";
import pino from "pino";
import { openOwn, openTenants } from "~/app/databases";
import type { Installation } from "~/app/domain/site/checkpoints/checkpoints";
import type { Environment } from "~/app/settings/environment";
import { secretUnder } from "~/app/settings/secret";
import { Refusal } from "./refusal";
import { readTenants } from "./tenant/read";

/** Runs work with all databases of the installation. Throws a Refusal if no server has run yet. */
export async function withInstallation<T>(
  environment: Environment,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const { dataDir, databaseUrl: url } = environment;
  const { slugs } = readTenants(environment);
  if (!url && !existsSync(dataDir)) {
    throw new Refusal(`There is no folder ${dataDir}. Set DATA_DIR as the server has it; npm start makes it`);
  }
  const control = openOwn(environment);
  const databases = openTenants(environment, { limit: 1, control });
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
