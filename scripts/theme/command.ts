import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { projectRoot } from "~/app/settings/environment";
import { TEMPLATES } from "~/tenants/config/vocabulary";
import type * as Contract from "~/themes/contract.css";
import type { TemplateName } from "~/themes/registry";
import { CHROMIUM_ADVICE, findChromium, findHeadlessShell } from "../chromium.mjs";
import { run, TYPE_CHECKER } from "../command.mjs";
import type { Answer } from "../commands/declaration";
import { Refusal } from "../refusal";
import type * as Checks from "./check";
import { eachOnce, type Finding, told } from "./finding";
import type * as Proof from "./proof";
import type { Subject } from "./proof";
import { stylesOf } from "./styles";
import type * as Views from "./views";

/** The findings about one template, or all of them. */
export async function checkThemes(name: string | undefined): Promise<Answer> {
  const names = name ? [name] : foldersNamed();
  for (const each of names) {
    if (!existsSync(join(projectRoot, "themes", each))) throw new Refusal(`There is no themes/${each}.`);
  }
  // The type checker is a process of its own, and works meanwhile.
  const typed = typeFindings(names);
  const found: Finding[] = [];
  const vite = await quietVite();
  try {
    const { findingsOf } = (await vite.ssrLoadModule("/scripts/theme/check.ts")) as typeof Checks;
    for (const each of names) found.push(...(await findingsOf(each)));
    // What cannot be rendered cannot be looked at either.
    if (found.length === 0) found.push(...(await seen(vite, names.filter(isServed))));
  } finally {
    await vite.close();
  }
  const findings = eachOnce([...besides(await typed, found), ...found]);
  if (findings.length > 0) return { lines: findings.map(told), data: { findings }, code: 1 };
  return { lines: [`${names.join(", ")}: nothing is missing`], data: { findings } };
}

/** The templates that tenants may have, and those in the registry that they may not yet. */
function foldersNamed(): string[] {
  const registry = readFileSync(join(projectRoot, "themes/registry.ts"), "utf8");
  const registered = [...registry.matchAll(/^ {2}(\w+): \(\) => import\(/gm)].map(([, each]) => each!);
  return [...new Set([...TEMPLATES, ...registered])];
}

/** The skeleton is no design that a site could be shown in. */
const isServed = (name: string) => TEMPLATES.some((each) => each === name);

/** The type checker's findings about these templates: a slot left out, a prop that a slot is not given. */
async function typeFindings(names: string[]): Promise<Finding[]> {
  const checker = join(projectRoot, "node_modules", TYPE_CHECKER);
  const { output } = await run(process.execPath, [checker, "--noEmit", "--project", typesOf(names)]);
  const errors = [...output.matchAll(/^(themes\/([^/(]+)[^(]*)\((\d+),\d+\): error \w+: (.*)$/gm)];
  return errors
    .filter(([, file, folder]) => names.includes(folder!) || file === "themes/registry.ts")
    .map(([, file, , line, message]) => ({
      file: `${file}:${line}`,
      problem: message!,
      remedy: "npm run typecheck says the rest; themes/template.ts is what every slot has to keep to.",
    }));
}

/** A project of these templates and what they import. The whole tree takes the type checker fifteen times as long, where nothing is cached. */
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

/** Without what the type checker says of slots where the check has named them: it says so at length, and in two files. */
function besides(typed: Finding[], found: Finding[]): Finding[] {
  const named = found.some(({ file }) => file.endsWith("/index.ts"));
  return typed.filter(({ problem }) => !named || !/\b(TemplateSlots|Template)\b/.test(problem));
}

async function quietVite(): Promise<ViteDevServer> {
  process.env.NODE_ENV = "development";
  return createServer({
    root: projectRoot,
    configFile: join(projectRoot, "remix.config.js"),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    // Nothing is served: no browser asks for a package.
    optimizeDeps: { noDiscovery: true, include: [] },
    appType: "custom",
    logLevel: "error",
  });
}

/** Whether the marks can be read, measured in a browser. Only said where there is none to ask. */
async function seen(vite: ViteDevServer, names: string[]): Promise<Finding[]> {
  const chromium = findHeadlessShell() ?? findChromium();
  if (names.length === 0) return [];
  if (!chromium) {
    console.warn(`Not measured in a browser. ${CHROMIUM_ADVICE}`);
    return [];
  }
  // Through Vite as well: what runs in the page must be left as it is written, and tsx adds to it.
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

/** Vite addresses files below the project by their path there, all others behind `/@fs`. */
const fileOf = (path: string) => (path.startsWith("/@fs/") ? path.slice("/@fs".length) : join(projectRoot, path));
