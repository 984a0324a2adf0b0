/*
 * Writes names/<language>.json beside this file, for each language that has texts and that emojibase knows:
 * `npx tsx app/ui/talk/emoji/emojis.generate.ts`.
 *
 * They are checked in because emojibase-data takes 50 MB once installed, of which the picker uses a fiftieth.
 * Emoji and their names: emojibase, MIT; Unicode CLDR.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Emoji, MessagesDataset } from "emojibase";
import type { EmojiData } from "frimousse";

const LOCALES = new URL("../../../locales/", import.meta.url);
const NAMES = new URL("names/", import.meta.url);
/** Every supported system draws emoji of this version; newer ones are boxes on many. */
const NEWEST = 15;

const require = createRequire(import.meta.url);
const known = require.resolve("emojibase-data/en/data.json");

mkdirSync(NAMES, { recursive: true });
for (const { name: language } of readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  if (!existsSync(known.replace(/en(?=.data\.json$)/, language))) continue;
  const all: Emoji[] = require(`emojibase-data/${language}/data.json`);
  const messages: MessagesDataset = require(`emojibase-data/${language}/messages.json`);
  writeFileSync(new URL(`${language}.json`, NAMES), inLines(dataOf(language, all, messages)));
}

function dataOf(locale: string, all: Emoji[], { groups, skinTones }: MessagesDataset): EmojiData {
  const shown = groups.filter(({ key }) => key !== "component");
  const taken = all.filter(({ group, version }) => shown.some(({ order }) => order === group) && version <= NEWEST);
  return {
    locale: locale as EmojiData["locale"],
    emojis: taken.map(({ emoji, group, version, label, tags }) => ({
      ...{ emoji, category: group ?? 0, version, label: begun(label), tags: tags ?? [] },
    })),
    categories: shown.map(({ order, message }) => ({ index: order, label: begun(message) })),
    skinTones: Object.fromEntries(
      skinTones.map(({ key, message }) => [key, begun(message)]),
    ) as unknown as EmojiData["skinTones"],
  };
}

/** Writes one emoji a line, so that a change is readable. */
function inLines({ emojis, ...rest }: EmojiData): string {
  const lines = emojis.map((emoji) => JSON.stringify(emoji)).join(",\n");
  return `${JSON.stringify(rest).slice(0, -1)},"emojis":[\n${lines}\n]}\n`;
}

function begun(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
