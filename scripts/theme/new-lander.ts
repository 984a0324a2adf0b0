import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/app/settings/environment";
import { LANGUAGES, type Language } from "~/tenants/config/vocabulary";
import type { Answer } from "../commands/declaration";
import { Refusal } from "../refusal";

const NAME = /^[a-z][a-z0-9]{1,29}$/;
const folder = join(projectRoot, "themes/landers");
/** Folders beside the landers that are not landers. */
const TAKEN = ["parts", "portraits", "skeleton"];

/** Initial texts of a new lander, for the designer to replace. With the longest name each still fits one line. */
const PLACEHOLDERS: Record<Language, { title: string; lead: string }> = {
  en: { title: "Your headline goes here.", lead: "And here, in a sentence or two, why somebody should begin." },
  nl: { title: "Hier komt je kop.", lead: "En hier, in een of twee zinnen, waarom iemand zou beginnen." },
  de: { title: "Hier steht deine Überschrift.", lead: "Und hier in ein, zwei Sätzen, warum jemand anfangen sollte." },
  it: { title: "Qui va il tuo titolo.", lead: "E qui, in una o due frasi, perché vale la pena cominciare." },
  fr: { title: "Ici, ton titre.", lead: "Et là, en une ou deux phrases, pourquoi se lancer." },
  es: { title: "Aquí va tu titular.", lead: "Y aquí, en una o dos frases, por qué merece la pena empezar." },
  pl: { title: "Tu będzie twój nagłówek.", lead: "A tutaj, w jednym lub dwóch zdaniach, dlaczego warto zacząć." },
};

/** Copies the skeleton, registers the lander and adds its texts. Every site has it at /landers/<name>. */
export function newLander(name: string): Answer {
  if (!NAME.test(name) || TAKEN.includes(name)) {
    throw new Refusal(`"${name}" is no name for a lander: 2 to 30 letters a-z and digits, not ${TAKEN.join(", ")}`);
  }
  if (existsSync(join(folder, name))) throw new Refusal(`There is a themes/landers/${name} already.`);
  // Prepares everything before the first write.
  const changes = [
    changed("themes/landers/registry.ts", (text) => withLander(text, name)),
    ...LANGUAGES.map((language) =>
      changed(`app/locales/${language}/landers.ts`, (text) => withTexts(text, name, PLACEHOLDERS[language])),
    ),
    { ...changed("themes/landers/skeleton/index.tsx", (text) => withOwnTexts(text, name)), file: pageOf(name) },
  ];
  cpSync(join(folder, "skeleton"), join(folder, name), { recursive: true });
  for (const { file, text } of changes) writeFileSync(join(projectRoot, file), text);
  return {
    lines: [
      `Made themes/landers/${name}. Look at it: npm run dev, then /_dev?lander=${name} on any site.`,
      `Its texts are landers.${name}.title and .lead in app/locales/*/landers.ts.`,
    ],
    data: { made: `themes/landers/${name}` },
  };
}

const pageOf = (name: string) => `themes/landers/${name}/index.tsx`;

function changed(file: string, change: (text: string) => string): { file: string; text: string } {
  const before = readFileSync(join(projectRoot, file), "utf8");
  const text = change(before);
  if (text === before) throw new Refusal(`${file} does not look as expected; nothing was written.`);
  return { file, text };
}

/** Returns the registry's text with a new lander at the end. */
export function withLander(registry: string, name: string): string {
  const line = `  ${name}: lander(() => import("./${name}"), { title: "landers.${name}.title" }),\n`;
  const entry = line.length <= LINE ? line : line.replace("{ ", "{\n    ").replace(" })", ",\n  })");
  return registry.replace(/^\} satisfies Record<string, RegisteredLander>/m, (end) => entry + end);
}

/** Maximum line length of the sources, including the line break. */
const LINE = 121;

/** Returns a language's texts of landers with two more at the end. */
export function withTexts(texts: string, name: string, { title, lead }: { title: string; lead: string }): string {
  const entries = `  "landers.${name}.title": "${title}",\n  "landers.${name}.lead": "${lead}",\n`;
  return texts.replace(/^\}(?=;| satisfies)/m, (end) => entries + end);
}

/** Replaces the front page's texts, which the skeleton uses, by the lander's own. */
function withOwnTexts(page: string, name: string): string {
  return page
    .replace('"index.headline"', `"landers.${name}.title"`)
    .replace('"index.promise"', `"landers.${name}.lead"`);
}
