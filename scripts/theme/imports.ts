import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { projectRoot } from "~/app/settings/environment";
import { templates } from "~/themes/registry";
import type { Finding } from "./finding";

const REMEDY = "A template imports its own files, the shared folders of themes/, and packages of the browser.";

/** Finds imports forbidden to a template: the product, the storage, Node, another template. */
export function importFindings(name: string): Finding[] {
  const folder = join(projectRoot, "themes", name);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      forbiddenIn(join(folder, file), name).map((target) => ({
        file: join("themes", name, file),
        problem: `imports ${target}`,
        remedy: REMEDY,
      })),
    );
}

function forbiddenIn(path: string, name: string): string[] {
  const others = [...Object.keys(templates), "fixtures", "skeleton"].filter((each) => each !== name);
  return importsOf(path).filter((target) => {
    if (/^(node:|react-dom|@remix-run\/|drizzle-orm|pg$|better-sqlite3)/.test(target)) return true;
    if (!target.startsWith("/")) return false;
    const [top, folder = ""] = relative(projectRoot, target).split("/");
    return top !== "themes" || others.includes(folder);
  });
}

/** Returns packages by name, and files of this project by their full path. */
function importsOf(path: string): string[] {
  const source = readFileSync(path, "utf8");
  const specifiers = [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g)].map((match) => match[1]!);
  return specifiers.map((specifier) => {
    if (specifier.startsWith("~/")) return resolve(projectRoot, specifier.slice(2));
    return specifier.startsWith(".") ? resolve(dirname(path), specifier) : specifier;
  });
}
