import { join } from "node:path";
import type { TenantFolder } from "./folder";
import { TURNED, TURNS_TEXT } from "./formats";
import { nearest } from "./nearest.mjs";
import type { OverrideProblem } from "./problem";
import type { Overrides, OwnPage } from "./schema";
import { LANGUAGES, type Language, PAGES } from "./vocabulary";

/** The allowed names of a tenant's own page: the last part of its address. */
const NAME = /^[a-z][a-z0-9-]{1,39}$/;

type Complain = (reason: string, remedy: string, line?: number) => void;

/**
 * Reads `pages/<language>/<name>.md`: replacements of the engine's pages, and the tenant's own pages. `main` is the
 * tenant's language if its config could be read: an own page shows in it for every language that it lacks.
 */
export function readPages(
  folder: TenantFolder,
  main: Language | undefined,
  { pages, ownPages }: Pick<Overrides, "pages" | "ownPages">,
  problems: OverrideProblem[],
): void {
  for (const folderName of folder.list("pages")) {
    const files = folder.list(join("pages", folderName)).filter((name) => name.endsWith(".md"));
    if (!files.length) continue;
    const language = languageOf(folderName, join(folder.path, "pages", folderName), problems);
    for (const name of language ? files : []) {
      const path = join("pages", folderName, name);
      const complain: Complain = (reason, remedy, line) =>
        problems.push({
          level: "error",
          file: join(folder.path, path),
          reason,
          remedy,
          ...(line && { line, column: 1 }),
        });
      const page = PAGES.find((each) => `${each}.md` === name);
      if (!page && !isNameOfOwn(name, complain)) continue;
      const text = folder.readText(path) ?? "";
      if (!text.trim()) {
        complain("is empty", "Write the page, or remove the file");
      } else if (TURNS_TEXT.test(text)) {
        complain(TURNED, "Type the line again", text.split("\n").findIndex((each) => TURNS_TEXT.test(each)) + 1);
      } else if (page) {
        pages[language!] = { ...pages[language!], [page]: text };
      } else {
        const own = ownPage(text, complain);
        if (own) ownPages[language!] = { ...ownPages[language!], [name.replace(/\.md$/, "")]: own };
      }
    }
  }
  if (main) complainOfMissing(folder, main, ownPages, problems);
}

export function languageOf(name: string, file: string, problems: OverrideProblem[]): Language | undefined {
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

/** A name similar to an engine's page is more likely a typo than an own page. */
function isNameOfOwn(name: string, complain: Complain): boolean {
  const known = PAGES.map((each) => `${each}.md`);
  const meant = nearest(name, known);
  if (meant) complain("is not the name of a page", `Did you mean "${meant}"? A page of your own needs another name`);
  else if (!NAME.test(name.replace(/\.md$/, ""))) {
    complain("is not a name for a page", "Use a-z, 0-9 and -, beginning with a letter: 2 to 40 characters");
  } else return true;
  return false;
}

/** Between two lines of `---`, before the text: `footer: true`, or the label of the link in the footer. */
const HEAD = /^---\r?\n([\s\S]*?)^---\r?(?:\n|$)/m;

function ownPage(text: string, complain: Complain): OwnPage | undefined {
  const begins = /^---\r?\n/.test(text);
  const head = begins ? HEAD.exec(text) : null;
  if (begins && !head) {
    complain("begins with --- and never ends that part", "Close it with another line of ---");
    return undefined;
  }
  const body = head ? text.slice(head[0].length) : text;
  const title = /^#[ \t]+(\S.*)$/m.exec(body.trimStart().split("\n", 1)[0]!)?.[1];
  if (!title) {
    complain(
      "has no title",
      "Begin the text with a line such as: # About us",
      (head?.[0].split("\n").length ?? 1) || 1,
    );
    return undefined;
  }
  let footer: OwnPage["footer"] = null;
  for (const [index, line] of (head?.[1]?.split(/\r?\n/) ?? []).entries()) {
    if (!line.trim()) continue;
    const [, key, value] = /^(\w+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (key !== "footer" || !value) {
      complain(
        `says "${line.trim()}"`,
        "Only this may stand there: footer: true, or footer: and the words of the link",
        index + 2,
      );
      return undefined;
    }
    footer = value === "true" ? true : value === "false" ? null : value;
  }
  return { text: body, footer };
}

function complainOfMissing(
  folder: TenantFolder,
  main: Language,
  ownPages: Overrides["ownPages"],
  problems: OverrideProblem[],
): void {
  const names = new Set(Object.values(ownPages).flatMap((pages) => Object.keys(pages ?? {})));
  for (const name of names) {
    if (ownPages[main]?.[name]) continue;
    problems.push({
      level: "error",
      file: join(folder.path, "pages", main, `${name}.md`),
      reason: "is missing",
      remedy: `Write it in ${main}, the site's language: it is shown for every language that the page lacks`,
    });
  }
}
