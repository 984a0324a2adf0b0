import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, runNpm } from "../command.mjs";
import { withLock } from "../lock.mjs";
import { Unready } from "../unready.mjs";

/** Installs a folder's own locked packages. Throws Unready with npm's output. @param {string} folder absolute */
export function installPackages(folder) {
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const stamp = join(folder, "node_modules/.bouquet");
  return withLock(join(root, ".data/packages.lock"), async () => {
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
    const options = ["--no-audit", "--no-fund", "--ignore-scripts", "--fetch-retries=0"];
    const { code, output } = await runNpm(["ci", "--prefix", folder, ...options]);
    if (code !== 0) throw new Unready(`${output}\n\nnpm could not install the packages of ${folder}.`);
    writeFileSync(stamp, lock);
  });
}
