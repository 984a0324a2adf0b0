import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { catalogues } from "~/app/locales/catalogues";
import type { Language } from "~/app/locales/names";
import { buildFolder } from "~/app/settings/environment";

export interface TemplateAssets {
  styles: string[];
  /** The fonts to preload, because text appears first. */
  fonts: string[];
  /** The modules to preload, because hydration needs them. */
  modules: string[];
}

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

let manifest: Record<string, Chunk> | undefined;
const found = new Map<string, TemplateAssets>();

/** Reads the list of built files. Empty in development, where Vite adds styles together with the modules. */
export function prepareAssets(vite: ViteDevServer | undefined): void {
  if (vite) return;
  manifest = JSON.parse(readFileSync(join(buildFolder, ".vite/client-manifest.json"), "utf8"));
}

export function assetsOf(template: string, language: Language): TemplateAssets {
  const key = `${template} ${language}`;
  let assets = found.get(key);
  if (!assets) {
    assets = manifest ? collect(manifest, `themes/${template}/index.ts`, language) : NOTHING;
    found.set(key, assets);
  }
  return assets;
}

/**
 * Returns the addresses of files that any page may load later: menus, dialogs, the event stream. Empty in development.
 */
export function laterFiles(): string[] {
  if (!manifest) return [];
  const chunks = manifest;
  const frame = Object.keys(chunks).filter((name) => name === EVERY_PAGE || /^app\/root\.tsx(\?|$)/.test(name));
  const shell = frame.flatMap((name) => [...reached(chunks, name)]);
  const later = shell
    .flatMap((name) => chunks[name]?.dynamicImports ?? [])
    .filter((name) => /^(_|themes\/primitives\/|app\/)/.test(name));
  const files = [...shell, ...later.flatMap((name) => [...reached(chunks, name)])].flatMap((name) => {
    const { file, css = [] } = chunks[name]!;
    return [file, ...css];
  });
  return [...new Set(files)].map((file) => `/${file}`);
}

/** Returns the styles and the script of a lander. Undefined in development, where Vite adds them. */
export function landerFiles(lander: string): { styles: string[]; script: string | null } | undefined {
  if (!manifest) return undefined;
  let files = landers.get(lander);
  if (!files) {
    const script = manifest[`themes/landers/${lander}/script.ts`];
    const { styles } = collect(manifest, `themes/landers/${lander}/index.tsx`, "en");
    files = { styles, script: script ? `/${script.file}` : null };
    landers.set(lander, files);
  }
  return files;
}

export function consoleScriptFiles(): string[] {
  if (!manifest) return [];
  const chunks = manifest;
  return [...reached(chunks, CONSOLE_SCRIPT)].map((name) => `/${chunks[name]!.file}`);
}

export function consoleScript(): string {
  return `/${manifest ? manifest[CONSOLE_SCRIPT]!.file : CONSOLE_SCRIPT}`;
}

const landers = new Map<string, { styles: string[]; script: string | null }>();
const NOTHING: TemplateAssets = { styles: [], fonts: [], modules: [] };
const CONSOLE_SCRIPT = "app/console/frame/console.client.ts";
const EVERY_PAGE = "app/entry.client.tsx";

function collect(chunks: Record<string, Chunk>, entry: string, language: Language): TemplateAssets {
  const shared = reached(chunks, EVERY_PAGE);
  const own = [...reached(chunks, entry)].filter((name) => !shared.has(name)).map((name) => chunks[name]!);
  const addresses = (filesOf: (chunk: Chunk) => string[] | undefined) =>
    [...new Set(own.flatMap((chunk) => filesOf(chunk) ?? []))].map((file) => `/${file}`);
  return {
    styles: addresses(({ css }) => css),
    fonts: addresses(({ assets }) => assets).filter((file) => isForText(file, language)),
    modules: addresses(({ file }) => [file]),
  };
}

function reached(chunks: Record<string, Chunk>, entry: string): Set<string> {
  const names = new Set([entry]);
  for (const name of names) for (const other of chunks[name]?.imports ?? []) names.add(other);
  return names;
}

/**
 * Returns whether a font file has upright letters of the language. A Fontsource file's name contains its character set.
 */
function isForText(file: string, language: Language): boolean {
  const letters = /-(latin|latin-ext)-\w+-normal-[\w-]+\.woff2$/.exec(file)?.[1];
  return letters === "latin" || (letters === "latin-ext" && isBeyondLatin(language));
}

/**
 * Returns whether the language has letters outside Fontsource's latin file. True for Polish. False for French, whose
 * "œ" is in that file.
 */
function isBeyondLatin(language: Language): boolean {
  return Object.values(catalogues[language]).some((text) => /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba]/.test(text));
}
