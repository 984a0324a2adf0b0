import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/app/settings/environment";

/** The folder of the operating guides. */
export const guides = join(projectRoot, "scripts/operating");

/** Lists the commands of a guide: indented lines that begin with `npx bouquet`, or with `npm run` and a command. */
export function commandsIn(guide: string): string[] {
  const lines = readFileSync(join(guides, `${guide}.md`), "utf8").split("\n");
  return lines.flatMap((line) => {
    const typed = /^ {4,}(?:npx bouquet|npm run) (?!build|serve)(.+)$/.exec(line)?.[1];
    return typed ? [typed.split(/ +# /)[0]!.replace(" -- ", " ").trim()] : [];
  });
}

/** Splits a command as a shell does, and replaces placeholders: of `<case>` everywhere, or of `reports <case>`. */
export function wordsOf(line: string, given: ReadonlyMap<string, string> = new Map()): string[] {
  const [noun] = line.split(" ");
  return [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => {
    return quoted ?? given.get(word) ?? given.get(`${noun} ${word}`) ?? word;
  });
}
