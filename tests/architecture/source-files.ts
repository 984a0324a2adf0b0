import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { projectRoot } from "~/app/settings/environment";

/** The paths of all sources in the project. */
export const files = ["app", "db", "scripts", "tenants", "themes"].flatMap((folder) => sourcesIn(folder));
/** Sources that are served or run, without tests. */
export const product = files.filter((file) => !/\.(test|states)\.tsx?$/.test(file));

export function read(file: string): string {
  return readFileSync(join(projectRoot, file), "utf8");
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|js)$/.test(entry.name))
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes("node_modules"))
    .sort();
}

/** Returns the lines of all comments. */
export function commentsIn(source: string): string {
  return source
    .split("\n")
    .flatMap((line) => /(?:^\s*\/?\*|\/\/)(.*)/.exec(line)?.[1] ?? [])
    .join("\n");
}
