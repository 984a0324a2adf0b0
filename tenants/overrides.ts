import { join } from "node:path";
import type { TenantFolder } from "./folder";
import { nearest } from "./problem";
import { noOverrides } from "./resolve";
import type { Overrides } from "./schema";
import type { Complaint, Place } from "./source";
import { parseSource } from "./source";
import type { Language } from "./vocabulary";
import { ICONS, LANGUAGES, PAGES } from "./vocabulary";

export interface OverrideProblem extends Partial<Place>, Omit<Complaint, "path"> {
  level: "error" | "warning";
  file: string;
  path?: Complaint["path"];
}

/**
 * What lies beside a config: logo.svg, icons, `words/<language>.json`, `pages/<language>/<page>.md`. With `messageKeys`,
 * a word for a key that is not among them is a warning.
 */
export function readOverrides(
  folder: TenantFolder,
  messageKeys?: ReadonlySet<string>,
): { overrides: Overrides; problems: OverrideProblem[] } {
  const overrides = noOverrides();
  const problems: OverrideProblem[] = [];
  readWords(folder, messageKeys, overrides.words, problems);
  readPages(folder, overrides.pages, problems);
  readLogo(folder, overrides, problems);
  for (const icon of ICONS) {
    if (folder.read(icon)) overrides.icons[icon] = join(folder.path, icon);
  }
  return { overrides, problems };
}

function readWords(
  folder: TenantFolder,
  messageKeys: ReadonlySet<string> | undefined,
  words: Overrides["words"],
  problems: OverrideProblem[],
) {
  for (const name of folder.list("words")) {
    if (!name.endsWith(".json")) continue;
    const file = join(folder.path, "words", name);
    const language = languageOf(name.slice(0, -".json".length), file, problems);
    const text = language && folder.readText(join("words", name));
    if (text === undefined || !language) continue;
    const source = parseSource(text);
    const add = (complaint: Complaint, level: OverrideProblem["level"] = "error") =>
      problems.push({ level, file, ...complaint, ...source.place(complaint.path, complaint.onKey) });
    problems.push(...source.problems.map((problem) => ({ level: "error" as const, file, ...problem })));
    if (source.problems.length) continue;
    if (typeof source.value !== "object" || source.value === null || Array.isArray(source.value)) {
      add({ path: [], reason: "is not an object", remedy: 'Write { "message.key": "text" }' });
      continue;
    }
    const texts: Record<string, string> = {};
    for (const [key, value] of Object.entries(source.value)) {
      if (typeof value !== "string") {
        add({ path: [key], reason: "is not a text", remedy: 'Keys are flat: "home.title": "text", without nesting' });
        continue;
      }
      if (messageKeys && !messageKeys.has(key)) {
        const meant = nearest(key, [...messageKeys]);
        const remedy = meant ? `Did you mean "${meant}"?` : "Take it out, or correct it";
        add({ path: [key], onKey: true, reason: "is no text of this site", remedy }, "warning");
      }
      texts[key] = value;
    }
    words[language] = texts;
  }
}

function readPages(folder: TenantFolder, pages: Overrides["pages"], problems: OverrideProblem[]) {
  for (const folderName of folder.list("pages")) {
    const names = folder.list(join("pages", folderName)).filter((name) => name.endsWith(".md"));
    if (!names.length) continue;
    const language = languageOf(folderName, join(folder.path, "pages", folderName), problems);
    for (const name of language ? names : []) {
      const page = PAGES.find((each) => `${each}.md` === name);
      const file = join(folder.path, "pages", folderName, name);
      const text = page && folder.readText(join("pages", folderName, name));
      if (!page) {
        const known = PAGES.map((each) => `${each}.md`);
        const meant = nearest(name, known);
        const remedy = meant ? `Did you mean "${meant}"?` : `Name it one of ${known.join(", ")}`;
        problems.push({ level: "error", file, reason: "is not the name of a page", remedy });
      } else if (!text?.trim()) {
        problems.push({ level: "error", file, reason: "is empty", remedy: "Write the page, or take the file away" });
      } else {
        pages[language!] = { ...pages[language!], [page]: text };
      }
    }
  }
}

function readLogo(folder: TenantFolder, overrides: Overrides, problems: OverrideProblem[]) {
  const text = folder.readText("logo.svg");
  if (text === undefined) return;
  const file = join(folder.path, "logo.svg");
  const markup = text.replace(/^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*/, "").trim();
  const complain = (reason: string, remedy: string) => problems.push({ level: "error", file, reason, remedy });
  if (!/^<svg[\s>][\s\S]*<\/svg>$/.test(markup)) {
    complain("is not an SVG picture", "Export it as plain SVG, beginning with <svg");
  } else if (/<(script|foreignObject|iframe|style)\b|\s(on\w+|style)\s*=|javascript:/i.test(markup)) {
    // It is set into the page, where the content security policy would stop these anyway.
    complain("holds script or style", "Take them out; colours go into attributes: fill, stroke");
  } else if (/(href|src)\s*=\s*["']?\s*(https?:)?\/\//i.test(markup)) {
    complain("loads something from elsewhere", "Draw everything within the file");
  } else {
    overrides.logo = file;
    overrides.logoMarkup = markup;
  }
}

function languageOf(name: string, file: string, problems: OverrideProblem[]): Language | undefined {
  const language = LANGUAGES.find((each) => each === name);
  if (!language) {
    problems.push({
      level: "error",
      file,
      reason: `is named after "${name}", which is not a language of the engine`,
      remedy: `Name it after one of ${LANGUAGES.join(", ")}`,
    });
  }
  return language;
}
