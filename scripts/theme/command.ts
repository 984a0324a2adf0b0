import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ModuleNode, ViteDevServer } from "vite";
import { projectRoot, readEnvironment } from "~/app/settings/environment";
import { TEMPLATES } from "~/tenants/config/vocabulary";
import type * as Contract from "~/themes/contract.css";
import type { TemplateName } from "~/themes/registry";
import { CHROMIUM_ADVICE, findChromium, findHeadlessShell } from "../chromium.mjs";
import { run, TYPE_CHECKER } from "../command.mjs";
import { type Answer, type Noun, verb } from "../commands/declaration";
import { prepare } from "../prepare.mjs";
import { Refusal } from "../refusal";
import type * as Checks from "./check";
import { eachOnce, type Finding, told } from "./finding";
import { newTheme, removeTheme } from "./new";
import { newLander } from "./new-lander";
import type * as Proof from "./proof";
import type { Subject } from "./proof";
import type * as Views from "./views";

const name = { does: "of a template, one word of a-z" };

export default {
  more: "themes/tutorial.md explains each step.",
  verbs: {
    new: verb({
      does: "Makes a template from themes/skeleton, which tenants may use at once.",
      permission: null,
      arguments: { name },
      run: ({ name }) => newTheme(name),
    }),
    check: verb({
      does: "Reports what one or every template lacks: slots, states, contrasts, imports, and unreadable marks.",
      permission: null,
      more: "Measures marks if there is a Chromium. Exits with 1 if anything is missing.",
      arguments: { name: { ...name, optional: true } },
      async run({ name }) {
        await prepare({ build: false, dependencies: "all" });
        return checkThemes(name);
      },
    }),
    remove: verb({
      does: "Deletes a template with its folder.",
      permission: null,
      more: "Refused while a tenant's config names it.",
      arguments: { name },
      options: { yes: { does: "deletes it: only git brings it back" } },
      run: ({ name, yes }) => removeTheme(readEnvironment(), { name, yes }),
    }),
    "new-lander": verb({
      does: "Makes a landing page from themes/landers/skeleton, at /landers/<name> of every site.",
      permission: null,
      arguments: { name: { does: "2 to 30 letters a-z and digits" } },
      run: ({ name }) => newLander(name),
    }),
  },
} satisfies Noun;

async function checkThemes(name: string | undefined): Promise<Answer> {
  const names = name ? [name] : foldersNamed();
  for (const each of names) {
    if (!existsSync(join(projectRoot, "themes", each))) throw new Refusal(`There is no themes/${each}.`);
  }
  // The type checker runs in a separate process meanwhile.
  const typed = typeFindings(names);
  const found: Finding[] = [];
  const vite = await quietVite();
  try {
    const { findingsOf } = (await vite.ssrLoadModule("/scripts/theme/check.ts")) as typeof Checks;
    for (const each of names) found.push(...(await findingsOf(each)));
    // Templates that can't be rendered can't be looked at.
    if (found.length === 0) found.push(...(await seen(vite, names.filter(isServed))));
  } finally {
    await vite.close();
  }
  const findings = eachOnce([...besides(await typed, found), ...found]);
  if (findings.length > 0) return { lines: findings.map(told), data: { findings }, code: 1 };
  return { lines: [`${names.join(", ")}: nothing is missing`], data: { findings } };
}

/** Returns the templates for tenants, and the registered ones that are not released. */
function foldersNamed(): string[] {
  const registry = readFileSync(join(projectRoot, "themes/registry.ts"), "utf8");
  const registered = [...registry.matchAll(/^ {2}(\w+): \(\) => import\(/gm)].map(([, each]) => each!);
  return [...new Set([...TEMPLATES, ...registered])];
}

/** The skeleton is not a design for sites. */
const isServed = (name: string) => TEMPLATES.some((each) => each === name);

/** Returns the type checker's findings about these templates: missing slots, missing props. */
async function typeFindings(names: string[]): Promise<Finding[]> {
  const checker = join(projectRoot, "node_modules", TYPE_CHECKER);
  const { output } = await run(process.execPath, [checker, "--noEmit", "--project", typesOf(names)]);
  const errors = [...output.matchAll(/^(themes\/([^/(]+)[^(]*)\((\d+),\d+\): error \w+: (.*)$/gm)];
  return errors
    .filter(([, file, folder]) => names.includes(folder!) || file === "themes/registry.ts")
    .map(([, file, , line, message]) => ({
      file: `${file}:${line}`,
      problem: message!,
      remedy: "npm run typecheck has the details; every slot follows themes/template.ts.",
    }));
}

/** Creates a TypeScript project of these templates and their imports: fifteen times as fast as the whole tree. */
function typesOf(names: string[]): string {
  const cache = join(projectRoot, "node_modules/.cache");
  const file = join(cache, "theme-check.json");
  const project = {
    extends: join(projectRoot, "tsconfig.json"),
    compilerOptions: { tsBuildInfoFile: "theme-check.tsbuildinfo" },
    include: [
      "themes/registry.ts",
      "app/*.d.ts",
      "themes/landers/*.d.ts",
      ...names.map((name) => `themes/${name}`),
    ].map((path) => join(projectRoot, path)),
    exclude: [],
  };
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, JSON.stringify(project));
  return file;
}

/** Drops the type checker's findings about slots that the check already named, because they are long and repeat. */
function besides(typed: Finding[], found: Finding[]): Finding[] {
  const named = found.some(({ file }) => file.endsWith("/index.ts"));
  return typed.filter(({ problem }) => !named || !/\b(TemplateSlots|Template)\b/.test(problem));
}

async function quietVite(): Promise<ViteDevServer> {
  process.env.NODE_ENV = "development";
  // Loaded on demand: an installation that only serves does not have it.
  const { createServer } = await import("vite");
  return createServer({
    root: projectRoot,
    configFile: join(projectRoot, "remix.config.js"),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    // Nothing is served, so no browser asks for packages.
    optimizeDeps: { noDiscovery: true, include: [] },
    appType: "custom",
    logLevel: "error",
  });
}

/** Measures in a browser whether the marks are readable. Without a browser only says so. */
async function seen(vite: ViteDevServer, names: string[]): Promise<Finding[]> {
  const chromium = findHeadlessShell() ?? findChromium();
  if (names.length === 0) return [];
  if (!chromium) {
    console.warn(`Not measured in a browser. ${CHROMIUM_ADVICE}`);
    return [];
  }
  // Vite loads this module too, because tsx would add code to the functions that run in the page.
  const { proofFindings } = (await vite.ssrLoadModule("/scripts/theme/proof.ts")) as typeof Proof;
  const { viewsToProve, LANGUAGE, bodyClass } = (await vite.ssrLoadModule("/scripts/theme/views.ts")) as typeof Views;
  const { vars } = (await vite.ssrLoadModule("/themes/contract.css.ts")) as typeof Contract;
  const subjects: Subject[] = [];
  for (const name of names) {
    // A template's styles come last.
    const styles = await stylesOf(vite, ["/themes/fixtures/Staged.tsx", `/themes/${name}/index.ts`]);
    const views = await viewsToProve(name as TemplateName);
    subjects.push({ name, styles, bodyClass, language: LANGUAGE, views, vars, fileOf });
  }
  return proofFindings(chromium, subjects);
}

/** Vite addresses files in the project by their path, others behind `/@fs`. */
const fileOf = (path: string) => (path.startsWith("/@fs/") ? path.slice("/@fs".length) : join(projectRoot, path));

/** Returns the CSS of loaded modules and their imports, in the order of a page. */
async function stylesOf(vite: ViteDevServer, entries: string[]): Promise<string> {
  const met = new Set<ModuleNode>();
  const styles: string[] = [];
  const follow = async (node: ModuleNode | undefined) => {
    if (!node || met.has(node)) return;
    met.add(node);
    // In sequence, because the later of two conflicting rules wins.
    for (const url of node.ssrTransformResult?.deps ?? [])
      await follow(await vite.moduleGraph.getModuleByUrl(url, true));
    if (node.file && /\.css(\?|$)/.test(node.url)) styles.push(await cssOf(vite, node));
  };
  for (const entry of entries) await follow(await vite.moduleGraph.getModuleByUrl(entry, true));
  return styles.join("\n");
}

async function cssOf(vite: ViteDevServer, { url }: ModuleNode): Promise<string> {
  const inline = url.includes("?") ? url.replace("?", "?inline&") : `${url}?inline`;
  return (await vite.ssrLoadModule(inline)).default;
}
