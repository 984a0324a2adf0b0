import { join } from "node:path";
import type { TenantFolder } from "./folder";
import { TURNED, TURNS_TEXT } from "./formats";
import { nearest } from "./nearest.mjs";
import { OFFERS_NAME, readOffers } from "./offers";
import { languageOf, readPages } from "./pages";
import type { OverrideProblem } from "./problem";
import { noOverrides } from "./resolve";
import type { Overrides } from "./schema";
import type { Complaint } from "./source";
import { parseSource } from "./source";
import { ICONS, type Language } from "./vocabulary";
import { judgedWord, type Measure, unreadFile } from "./word-check";

/**
 * Reads the files beside a config: logo.svg, icons, offers.json, `words/<language>.json`, `pages/<language>/<page>.md`.
 * `main` is the language of the config, undefined if it cannot be read. With `measure`, a text that would never show,
 * or not as a whole, is a warning.
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
  readIcons(folder, overrides, problems);
  warnOfStrayNames(folder, problems);
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
      if (TURNS_TEXT.test(value)) {
        add({ path: [key], reason: TURNED, remedy: "Type the text again" });
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
  const markup = markupIn(text);
  const complain = (reason: string, remedy: string) => problems.push({ level: "error", file, reason, remedy });
  if (!/^<svg[\s>][\s\S]*<\/svg>$/.test(markup)) {
    complain("is not an SVG picture", "Export it as plain SVG, beginning with <svg");
  } else if (/<(script|foreignObject|iframe|style)\b|\s(on\w+|style)\s*=|javascript:/i.test(markup)) {
    // It becomes part of the page, where the content security policy would block these anyway.
    complain("contains script or style", "Remove them; colours go into attributes: fill, stroke");
  } else if (/(href|src)\s*=\s*(["']\s*)?(https?:)?\/\//i.test(markup)) {
    complain("loads something from elsewhere", "Draw everything within the file");
  } else {
    overrides.logo = file;
    overrides.logoMarkup = markup;
  }
}

/** A file of another type than its name would show broken, so the engine's own is used instead. */
function readIcons(folder: TenantFolder, overrides: Overrides, problems: OverrideProblem[]) {
  for (const icon of ICONS) {
    const content = folder.read(icon);
    if (!content) continue;
    const file = join(folder.path, icon);
    const wanted = /\.(\w+)$/.exec(icon)![1] as PictureKind;
    const found = kindOf(content);
    if (found === wanted) overrides.icons[icon] = file;
    else {
      const reason = `is ${found ? PICTURES[found].name : "no picture"}, and not ${PICTURES[wanted].name}, so it is not shown`;
      problems.push({
        level: "warning",
        file,
        reason,
        remedy: `Export it as ${wanted.toUpperCase()}; a new name is not enough`,
      });
    }
  }
}

type PictureKind = keyof typeof PICTURES;

const PICTURES = {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the file begins with these bytes
  png: { name: "a PNG", begins: /^\x89PNG\r\n\x1a\n/ },
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the file begins with these bytes
  ico: { name: "an ICO", begins: /^\0\0\x01\0/ },
  gif: { name: "a GIF", begins: /^GIF8[79]a/ },
  jpg: { name: "a JPEG", begins: /^\xff\xd8\xff/ },
  webp: { name: "a WebP", begins: /^RIFF[\s\S]{4}WEBP/ },
  svg: { name: "an SVG", begins: /^<svg[\s/>]/ },
} as const;

function kindOf(content: Buffer): PictureKind | undefined {
  const text = markupIn(content.toString("latin1"));
  const kind = (Object.keys(PICTURES) as PictureKind[]).find((each) => PICTURES[each].begins.test(text));
  return kind === "svg" && !/(<\/svg|\/)>$/.test(text) ? undefined : kind;
}

/** Removes what may stand before the first element, such as a byte order mark in UTF-8 or read as Latin-1. */
function markupIn(text: string): string {
  return text
    .replace(/^(\uFEFF|\xef\xbb\xbf)/, "")
    .replace(/^\s*(<\?xml[^>]*\?>\s*)?((<!--[\s\S]*?-->|<!DOCTYPE[^>]*>)\s*)*/, "")
    .trim();
}

/** Warns of pictures and text files that no code reads: most have a misspelt name. */
function warnOfStrayNames(folder: TenantFolder, problems: OverrideProblem[]) {
  for (const name of folder.list(".")) {
    // A copy beside the file, such as tenant.json.bak, is no mistake.
    if (READ.some((each) => name === each || name.startsWith(`${each}.`))) continue;
    const meant = READ.find((each) => each.toLowerCase() === name.toLowerCase()) ?? likely(name);
    if (meant === undefined && !/\.(svg|png|gif|jpe?g|webp|ico|avif)$/i.test(name)) continue;
    const remedy = meant
      ? `Did you mean ${meant}?`
      : "Remove it, or use a name that scripts/operating/configuration.md lists";
    problems.push({ level: "warning", file: join(folder.path, name), reason: "is read by nothing", remedy });
  }
  for (const { name, remedy } of [...strayPages(folder), ...strayWords(folder)]) {
    problems.push({ level: "warning", file: join(folder.path, name), reason: "is read by nothing", remedy });
  }
}

interface Stray {
  /** Relative to the tenant's folder. */
  name: string;
  remedy: string;
}

/** Returns pages outside a language's folder, and files inside one with another ending than a page. */
function strayPages(folder: TenantFolder): Stray[] {
  return folder.list("pages").flatMap((name) => {
    const path = join("pages", name);
    if (TEXT.test(name)) {
      return [{ name: path, remedy: `Put it into the folder of its language: pages/en/${stemOf(name)}.md` }];
    }
    return folder
      .list(path)
      .filter((file) => TEXT.test(file) && !file.endsWith(".md"))
      .map((file) => ({ name: join(path, file), remedy: `Did you mean ${stemOf(file)}.md?` }));
  });
}

function strayWords(folder: TenantFolder): Stray[] {
  return folder
    .list("words")
    .filter((file) => TEXT.test(file) && !file.endsWith(".json"))
    .map((file) => ({ name: join("words", file), remedy: `Did you mean ${stemOf(file)}.json?` }));
}

/** The endings of text files. */
const TEXT = /\.(md|markdown|mdx|html?|txt|json5?|jsonc|ya?ml)$/i;

const stemOf = (file: string) => file.replace(/\.\w+$/, "").toLowerCase();

/** The config and the files beside it. */
const READ: readonly string[] = ["tenant.json", "logo.svg", OFFERS_NAME, "words", "pages", ...ICONS];

function likely(name: string): string | undefined {
  const [stem] = name.toLowerCase().split(".");
  return READ.find((each) => each.split(".")[0] === stem) ?? nearest(name, READ);
}
