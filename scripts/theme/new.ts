import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/app/environment";
import type { Answer } from "../commands/declaration";
import { Refusal } from "../refusal";

const NAME = /^[a-z][a-z0-9]{1,19}$/;
/** Folders beside the templates that are none, and what the product calls something else by. */
const TAKEN = ["primitives", "niches", "fixtures", "skeleton", "defaults", "mail", "landers", "general"];

const registry = join(projectRoot, "themes/registry.ts");
const vocabulary = join(projectRoot, "tenants/vocabulary.ts");

/** Copies the skeleton and makes the template known to the product and to tenants. */
export function newTheme(name: string): Answer {
  if (!NAME.test(name) || TAKEN.includes(name)) {
    throw new Refusal(`"${name}" is no name for a template: one word of 2 to 20 letters a-z, not ${TAKEN.join(", ")}`);
  }
  const folder = folderOf(name);
  if (existsSync(folder)) throw new Refusal(`There is a themes/${name} already.`);
  cpSync(folderOf("skeleton"), folder, { recursive: true });
  edit(registry, (text) => text.replace(/^\} satisfies Record<string/m, `${entry(name)}} satisfies Record<string`));
  edit(vocabulary, (text) => text.replace(/(TEMPLATES = \[[^\]]*)\]/, `$1, "${name}"]`));
  writeSchema();
  return {
    lines: [
      `Made themes/${name}. Look at it: npm run dev, then /_dev?template=${name} on any site.`,
      "A server in use has it after a build and a restart: npm start does both.",
    ],
    data: { made: `themes/${name}` },
  };
}

/** The opposite. What a designer put into the folder is gone with it. */
export function removeTheme(name: string): Answer {
  if (!NAME.test(name) || TAKEN.includes(name) || !readFileSync(registry, "utf8").includes(entry(name))) {
    throw new Refusal(`There is no template "${name}".`);
  }
  edit(registry, (text) => text.replace(entry(name), ""));
  edit(vocabulary, (text) => text.replace(`, "${name}"`, ""));
  rmSync(folderOf(name), { recursive: true, force: true });
  writeSchema();
  return { lines: [`themes/${name} is gone.`], data: { removed: `themes/${name}` } };
}

const folderOf = (name: string) => join(projectRoot, "themes", name);
const entry = (name: string) => `  ${name}: () => import("./${name}").then(({ slots }) => slots),\n`;

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, "utf8");
  const after = change(before);
  if (after === before) throw new Refusal(`${file} does not look as expected; nothing was written to it.`);
  writeFileSync(file, after);
}

/** In a process of its own: this one has read the vocabulary as it was. */
function writeSchema(): void {
  const args = ["scripts/bouquet.mjs", "tenant", "schema"];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: "utf8" });
  if (status !== 0) throw new Refusal(`npm run tenant schema failed:\n${stderr}`);
}
