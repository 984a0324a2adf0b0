import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { projectRoot } from "~/app/environment";

export interface TemplateAssets {
  styles: string[];
  /** To preload: the browser needs them before it hydrates. */
  modules: string[];
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

let manifest: Record<string, Chunk> | undefined;
const found = new Map<string, TemplateAssets>();

/** Called once at the start. In development Vite brings styles with the modules, so there is nothing to list. */
export function prepareAssets(vite: ViteDevServer | undefined): void {
  if (vite) return;
  manifest = JSON.parse(readFileSync(join(projectRoot, "build/.vite/client-manifest.json"), "utf8"));
}

/** What a page in this template loads besides its route: that template's files, and no other's. */
export function assetsOf(template: string): TemplateAssets {
  let assets = found.get(template);
  if (!assets) {
    assets = manifest ? collect(manifest, `themes/${template}/index.ts`) : { styles: [], modules: [] };
    found.set(template, assets);
  }
  return assets;
}

function collect(chunks: Record<string, Chunk>, entry: string): TemplateAssets {
  const styles = new Set<string>();
  const modules = new Set<string>();
  const walk = (name: string) => {
    const chunk = chunks[name];
    if (!chunk || modules.has(`/${chunk.file}`)) return;
    modules.add(`/${chunk.file}`);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
    for (const other of chunk.imports ?? []) walk(other);
  };
  walk(entry);
  return { styles: [...styles], modules: [...modules] };
}
