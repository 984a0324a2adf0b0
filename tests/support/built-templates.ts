import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TEMPLATES } from "~/tenants/config/vocabulary";
import { built } from "./built";

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const chunks: Record<string, Chunk> = JSON.parse(readFileSync(join(built(), ".vite/client-manifest.json"), "utf8"));

/** Returns every file of the build that loads with a module, with its imports and styles. */
export function filesWith(module: string, seen = new Set<string>()): Set<string> {
  const chunk = chunks[module];
  if (!chunk) throw new Error(`${module} is not in the build`);
  if (seen.has(chunk.file)) return seen;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
  for (const other of chunk.imports ?? []) filesWith(other, seen);
  return seen;
}

/** The modules that a page begins with: the browser's entry and the routes. */
export const pageModules = Object.keys(chunks).filter((name) =>
  /^app\/(entry\.client|root|routes\/|console\/.*\.page\.)/.test(name),
);

/** Returns the files that load only with one template. */
export function filesOfTemplate(template: string): string[] {
  const others = TEMPLATES.filter((each) => each !== template).map((each) => `themes/${each}/index.ts`);
  const shared = new Set([...others, ...pageModules].flatMap((module) => [...filesWith(module)]));
  return [...filesWith(`themes/${template}/index.ts`)].filter((file) => !shared.has(file));
}
