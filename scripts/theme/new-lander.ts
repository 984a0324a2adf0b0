import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/app/environment";
import { Refusal } from "../tenant/refusal";

const NAME = /^[a-z][a-z0-9]{1,29}$/;
const folder = join(projectRoot, "themes/landers");
/** Folders beside the landers that are none. */
const TAKEN = ["parts", "portraits", "skeleton"];

/** Copies the skeleton and enters the new lander in the registry: it is at /landers/<name> of every site. */
export function newLander(name = ""): number {
  if (!NAME.test(name) || TAKEN.includes(name)) {
    throw new Refusal(`"${name}" is no name for a lander: 2 to 30 letters a-z and digits, not ${TAKEN.join(", ")}`);
  }
  if (existsSync(join(folder, name))) throw new Refusal(`There is a themes/landers/${name} already.`);
  const registry = join(folder, "registry.ts");
  const entered = withLander(readFileSync(registry, "utf8"), name);
  cpSync(join(folder, "skeleton"), join(folder, name), { recursive: true });
  writeFileSync(registry, entered);
  console.log(`Made themes/landers/${name}. Look at it: npm run dev, then /_dev?lander=${name} on any site.`);
  return 0;
}

/** The registry's text with one lander more, at the end. */
export function withLander(registry: string, name: string): string {
  const end = /^\} satisfies Record<string, RegisteredLander>/m;
  if (!end.test(registry))
    throw new Refusal("themes/landers/registry.ts does not look as expected; nothing was written.");
  return registry.replace(end, (found) => `  ${name}: lander(() => import("./${name}")),\n${found}`);
}
