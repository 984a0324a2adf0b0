import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { projectRoot } from "~/app/environment";
import { TEMPLATES } from "~/tenants/vocabulary";
import { CHROMIUM_ADVICE, findChromium } from "../chromium.mjs";
import { run } from "../command.mjs";
import { Refusal } from "../tenant/refusal";
import { type Finding, told } from "./finding";
import type * as Proof from "./proof";

/** Prints what one template lacks, or any of them. 1 where one lacks anything. */
export async function checkThemes(name?: string): Promise<number> {
  const names = name ? [name] : foldersNamed();
  for (const each of names) {
    if (!existsSync(join(projectRoot, "themes", each))) throw new Refusal(`There is no themes/${each}.`);
  }
  const findings = await typeFindings(names);
  const vite = await quietVite();
  try {
    const { findingsOf } = await vite.ssrLoadModule("/scripts/theme/check.ts");
    for (const each of names) findings.push(...(await findingsOf(each)));
    // What cannot be rendered cannot be looked at either.
    if (findings.length === 0) findings.push(...(await seen(vite, names.filter(isServed))));
  } finally {
    await vite.close();
  }
  for (const finding of findings) console.error(told(finding));
  if (findings.length > 0) return 1;
  console.log(`${names.join(", ")}: nothing is missing`);
  return 0;
}

/** The templates that tenants may have, and those in the registry that they may not yet. */
function foldersNamed(): string[] {
  const registry = readFileSync(join(projectRoot, "themes/registry.ts"), "utf8");
  const registered = [...registry.matchAll(/^ {2}(\w+): \(\) => import\(/gm)].map(([, each]) => each!);
  return [...new Set([...TEMPLATES, ...registered])];
}

/** The skeleton is no design that a site could be shown in. */
const isServed = (name: string) => TEMPLATES.some((each) => each === name);

/** What the type checker says of these templates: a slot left out, a prop that a slot is not given. */
async function typeFindings(names: string[]): Promise<Finding[]> {
  const { output } = await run(process.execPath, [join(projectRoot, "node_modules/typescript/bin/tsc"), "--noEmit"]);
  const errors = [...output.matchAll(/^(themes\/([^/(]+)[^(]*)\((\d+),\d+\): error \w+: (.*)$/gm)];
  return errors
    .filter(([, file, folder]) => names.includes(folder!) || file === "themes/registry.ts")
    .map(([, file, , line, message]) => ({
      file: `${file}:${line}`,
      problem: message!,
      remedy: "npm run typecheck says the rest; themes/template.ts is what every slot has to keep to.",
    }));
}

async function quietVite(): Promise<ViteDevServer> {
  process.env.NODE_ENV = "development";
  return createServer({
    root: projectRoot,
    configFile: join(projectRoot, "remix.config.js"),
    server: { middlewareMode: true, hmr: false, watch: null },
    appType: "custom",
    logLevel: "error",
  });
}

/** Whether the marks can be read, measured on the gallery's pages. Only said where there is no browser to ask. */
async function seen(vite: ViteDevServer, names: string[]): Promise<Finding[]> {
  const chromium = findChromium();
  if (names.length === 0) return [];
  if (!chromium) {
    console.warn(`Not measured in a browser. ${CHROMIUM_ADVICE}`);
    return [];
  }
  const dataDir = mkdtempSync(join(tmpdir(), "bouquet-theme-"));
  const place = { PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, DATABASE_URL: "", TENANTS_DIR: "" };
  Object.assign(process.env, { ...place, LOG_LEVEL: "warn" });
  try {
    const { serve } = await vite.ssrLoadModule("/app/server.ts");
    const server = await serve({ vite });
    try {
      // Through Vite as well: what runs in the page must be left as it is written, and tsx adds to it.
      const { proofFindings } = (await vite.ssrLoadModule("/scripts/theme/proof.ts")) as typeof Proof;
      const { viewsToProve } = await vite.ssrLoadModule("/scripts/theme/views.ts");
      const { vars } = await vite.ssrLoadModule("/themes/contract.css.ts");
      const findings: Finding[] = [];
      for (const name of names) {
        findings.push(...(await proofFindings(chromium, server.sites[0].origin, name, viewsToProve(), vars)));
      }
      return findings;
    } finally {
      await server.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
