import { rmSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/app/settings/environment";
import { bundle } from "../../scripts/building/bundle.mjs";

/** The folder of the bundles, below the packages that the processes import. */
const folder = join(projectRoot, "node_modules/.cache/bouquet/processes", `${process.pid}`);
const bundled = new Map<string, Promise<unknown>>();

/**
 * Returns Node's arguments to run `<name>.process.ts` of this folder. Bundles the program once, because reading the
 * sources takes each process a second of CPU.
 */
export async function processOf(name: string, order: object): Promise<string[]> {
  if (bundled.size === 0) process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const entry = join(projectRoot, `tests/support/${name}.process.ts`);
  if (!bundled.has(name)) bundled.set(name, bundle({ entryPoints: [entry], outdir: folder, splitting: true }));
  await bundled.get(name);
  return [join(folder, `${name}.process.mjs`), JSON.stringify(order)];
}
