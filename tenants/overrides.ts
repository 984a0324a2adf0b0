import { join } from "node:path";
import type { TenantFolder } from "./folder";
import { readOffers } from "./offers";
import { languageOf, readPages } from "./pages";
import { noOverrides } from "./resolve";
import type { Overrides } from "./schema";
import type { Complaint, Place } from "./source";
import { parseSource } from "./source";
import { ICONS, type Language } from "./vocabulary";
import { judgedWord, type Measure, unreadFile } from "./word-check";

export interface OverrideProblem extends Partial<Place>, Omit<Complaint, "path"> {
  level: "error" | "warning";
  file: string;
  path?: Complaint["path"];
}

/**
 * What lies beside a config: logo.svg, icons, offers.json, `words/<language>.json`, `pages/<language>/<page>.md`. `main` is
 * the language of the config, undefined where it cannot be read. With `measure`, a word that would never be shown, or
 * not whole, is a warning.
 */
export function readOverrides(
  folder: TenantFolder,
  main?: Language,
  measure?: Measure,
): { overrides: Overrides; problems: OverrideProblem[] } {
  const overrides = noOverrides();
  const problems: OverrideProblem[] = [];
  readWords(folder, measure, overrides.words, problems);
  readPages(folder, main, overrides, problems);
  readLogo(folder, overrides, problems);
  overrides.offers = readOffers(folder, main, problems);
  for (const icon of ICONS) {
    if (folder.read(icon)) overrides.icons[icon] = join(folder.path, icon);
  }
  return { overrides, problems };
}

function readWords(
  folder: TenantFolder,
  measure: Measure | undefined,
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
    const unread = measure && unreadFile(measure, language);
    if (unread) add({ path: [], ...unread }, "warning");
    const texts: Record<string, string> = {};
    for (const [key, value] of Object.entries(source.value)) {
      if (typeof value !== "string") {
        add({ path: [key], reason: "is not a text", remedy: 'Keys are flat: "home.title": "text", without nesting' });
        continue;
      }
      const complaint = measure && judgedWord(measure, language, key, value);
      if (complaint) add({ path: [key], ...complaint }, "warning");
      texts[key] = value;
    }
    words[language] = texts;
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
