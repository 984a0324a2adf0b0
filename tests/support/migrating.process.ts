/** A process that migrates databases, for tests that kill it. Prints each finished name. */
import { join } from "node:path";
import { projectRoot } from "~/app/settings/environment";
import { migrateAll } from "~/db/migrate-all";

const { place, tenants, slugs } = JSON.parse(process.argv[2]!);
await migrateAll({
  place: { url: place.url, dataDir: place.dataDir },
  folders: { tenants, control: join(projectRoot, "db/control/migrations") },
  slugs,
  concurrency: 2,
  tell: ({ name }) => void (name !== "control" && process.stdout.write(`${name}\n`)),
});
