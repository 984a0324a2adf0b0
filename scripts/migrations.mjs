import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./command.mjs";
import { prepare } from "./prepare.mjs";
import { main } from "./unready.mjs";

// `npm run migrations -- --name <what-for>`: from the one declaration of the tables, the statements for each engine.
const drizzleKit = join(root, "node_modules/drizzle-kit/bin.cjs");
const command = [drizzleKit, "generate", "--config", "db/drizzle.config.ts", ...process.argv.slice(2)];

await main(async () => {
  await prepare({ build: false, dependencies: "all" });
  for (const DATABASE_URL of ["", "postgres:"]) {
    // It asks at the terminal where a column may have been renamed rather than taken out and another one added.
    const options = { cwd: root, env: { ...process.env, DATABASE_URL }, stdio: /** @type {const} */ ("inherit") };
    const { status } = spawnSync(process.execPath, command, options);
    if (status !== 0) process.exit(status ?? 1);
  }
});
