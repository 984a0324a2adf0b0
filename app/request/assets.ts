import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { projectRoot } from "~/app/environment";
import type { Language } from "~/app/locales/names";

export interface TemplateAssets {
  styles: string[];
  /** To preload: letters are seen first. */
  fonts: string[];
  /** To preload: the browser needs them before it hydrates. */
  modules: string[];
}

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}

let manifest: Record<string, Chunk> | undefined;
const found = new Map<string, TemplateAssets>();

/** Called once at the start. In development Vite brings styles with the modules, so there is nothing to list. */
export function prepareAssets(vite: ViteDevServer | undefined): void {
  if (vite) return;
  manifest = JSON.parse(readFileSync(join(projectRoot, "build/.vite/client-manifest.json"), "utf8"));
}

/** What a page in this template and language loads besides what every page does: that template's files, and no other's. */
export function assetsOf(template: string, language: Language): TemplateAssets {
  const key = `${template} ${language}`;
  let assets = found.get(key);
  if (!assets) {
    assets = manifest ? collect(manifest, `themes/${template}/index.ts`, language) : NOTHING;
    found.set(key, assets);
  }
  return assets;
}

const NOTHING: TemplateAssets = { styles: [], fonts: [], modules: [] };
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

/** A font file of Fontsource says in its name which letters it has. Italics are rarely among what is seen first. */
function isForText(file: string, language: Language): boolean {
  const letters = /-(latin|latin-ext)-\w+-normal-[\w-]+\.woff2$/.exec(file)?.[1];
  return letters === "latin" || (letters === "latin-ext" && BEYOND_LATIN_1.has(language));
}

const BEYOND_LATIN_1 = new Set<Language>(["pl"]);
