import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Environment, projectRoot } from "~/app/settings/environment";
import { CONFIG_NAME } from "~/tenants/config/load";
import type { Answer } from "../commands/declaration";
import { Refusal } from "../refusal";

const NAME = /^[a-z][a-z0-9]{1,19}$/;
/** Folders beside the templates that are not templates, and names with another meaning. */
const TAKEN = ["primitives", "niches", "fixtures", "skeleton", "defaults", "mail", "landers", "general"];

const registry = join(projectRoot, "themes/registry.ts");
const vocabulary = join(projectRoot, "tenants/config/vocabulary.ts");

export function newTheme(name: string): Answer {
  if (!NAME.test(name) || TAKEN.includes(name)) {
    throw new Refusal(
      `"${name}" is not a valid name for a template: one word of 2 to 20 letters a-z, not ${TAKEN.join(", ")}`,
    );
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
      "A running server has it after a build and a restart: npm start does both.",
    ],
    data: { made: `themes/${name}` },
  };
}

interface Removal {
  name: string;
  yes: boolean;
}

/** Removes a template and its folder. @throws {Refusal} if a tenant's config names the template */
export function removeTheme({ tenantsDir }: Pick<Environment, "tenantsDir">, { name, yes }: Removal): Answer {
  if (!NAME.test(name) || TAKEN.includes(name) || !readFileSync(registry, "utf8").includes(entry(name))) {
    throw new Refusal(`There is no template "${name}".`);
  }
  const users = tenantsWith(tenantsDir, name);
  if (users.length > 0) {
    const remedy = "Give each another template in its tenant.json first.";
    throw new Refusal(`themes/${name} is the template of ${users.join(", ")}. ${remedy}`);
  }
  const folder = `themes/${name}`;
  const files = filesIn(folderOf(name));
  if (!yes) {
    const line = `This deletes ${folder} with ${files.length} files${unsavedIn(folder)}. Confirm with --yes.`;
    return { lines: [line], data: { folder, files, removed: null } };
  }
  edit(registry, (text) => text.replace(entry(name), ""));
  edit(vocabulary, (text) => text.replace(`, "${name}"`, ""));
  rmSync(folderOf(name), { recursive: true, force: true });
  writeSchema();
  return { lines: [`Removed ${folder}.`], data: { folder, files, removed: folder } };
}

/** Returns the tenants whose config names the template, including invalid configs. */
function tenantsWith(tenantsDir: string, template: string): string[] {
  if (!existsSync(tenantsDir)) return [];
  return readdirSync(tenantsDir)
    .filter((slug) => {
      const file = join(tenantsDir, slug, CONFIG_NAME);
      if (!existsSync(file)) return false;
      const named = [...readFileSync(file, "utf8").matchAll(/"template"\s*:\s*"(\w+)"/g)];
      return named.some(([, each]) => each === template);
    })
    .sort();
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((each) => each.isFile()).map((each) => relative(folder, join(each.parentPath, each.name)));
}

/** Counts the files of a folder that differ from git. Returns "" if none do, or without git. */
function unsavedIn(folder: string): string {
  const args = ["status", "--porcelain", "--untracked-files=all", "--", folder];
  const { status, stdout } = spawnSync("git", args, { cwd: projectRoot, encoding: "utf8" });
  const unsaved = status === 0 ? stdout.split("\n").filter(Boolean).length : 0;
  return unsaved > 0 ? `, ${unsaved} of them not committed to git` : "";
}

const folderOf = (name: string) => join(projectRoot, "themes", name);
const entry = (name: string) => `  ${name}: () => import("./${name}").then(({ slots }) => slots),\n`;

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, "utf8");
  const after = change(before);
  if (after === before) throw new Refusal(`${file} does not look as expected; nothing was written to it.`);
  writeFileSync(file, after);
}

/** Runs in a separate process, because this one has loaded the former vocabulary. */
function writeSchema(): void {
  const args = ["scripts/bouquet.mjs", "tenant", "schema"];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: "utf8" });
  if (status !== 0) throw new Refusal(`npm run tenant schema failed:\n${stderr}`);
}
