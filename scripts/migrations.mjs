import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./command.mjs";
import { prepare } from "./prepare.mjs";
import { main } from "./unready.mjs";

// `npm run migrations -- --name <what-for>`: writes the statements for each engine from the one declaration of the
// tables, for tenants' databases and the operators'. Writes nothing without changes. Keeps only drizzle-kit's
// newest snapshot (13,000 lines), the only one that it reads.
const drizzleKit = join(root, "node_modules/drizzle-kit/bin.cjs");

await main(async () => {
  await prepare({ build: false, dependencies: "all" });
  for (const set of ["db", "db/control"]) {
    const command = [drizzleKit, "generate", "--config", `${set}/drizzle.config.ts`, ...process.argv.slice(2)];
    for (const DATABASE_URL of ["", "postgres:"]) {
      // Runs drizzle-kit with the terminal's input, because it asks whether a column was renamed or replaced.
      const options = { cwd: root, env: { ...process.env, DATABASE_URL }, stdio: /** @type {const} */ ("inherit") };
      const { status } = spawnSync(process.execPath, command, options);
      if (status !== 0) process.exit(status ?? 1);
      keepNewestSnapshot(join(root, set, "migrations", DATABASE_URL === "" ? "sqlite" : "postgres", "meta"));
    }
  }
});

/** @param {string} folder */
function keepNewestSnapshot(folder) {
  const snapshots = readdirSync(folder).filter((name) => name.endsWith("_snapshot.json"));
  for (const name of snapshots.sort().slice(0, -1)) rmSync(join(folder, name));
}
