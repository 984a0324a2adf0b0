import { createRequire } from "node:module";

const NAME = "virtual:emojis/";
/** Emoji of this version are drawn by every system that is still looked after; the newest ones are boxes on many. */
const NEWEST = 15;

/**
 * `virtual:emojis/de`: the emoji in a language as the picker takes them, from emojibase's data. A third of that data is left.
 * @returns {import("vite").Plugin}
 */
export function emojis() {
  const require = createRequire(import.meta.url);
  return {
    name: "emojis",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const language = id.slice(NAME.length + 1);
      const data = dataOf(
        language,
        require(`emojibase-data/${language}/data.json`),
        require(`emojibase-data/${language}/messages.json`),
      );
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
    },
  };
}

/**
 * @param {string} locale
 * @param {import("emojibase").Emoji[]} all
 * @param {import("emojibase").MessagesDataset} messages
 * @returns {import("frimousse").EmojiData}
 */
function dataOf(locale, all, { groups, skinTones }) {
  const shown = groups.filter(({ key }) => key !== "component");
  const known = all.filter(({ group, version }) => shown.some(({ order }) => order === group) && version <= NEWEST);
  return {
    locale,
    emojis: known.map(({ emoji, group, version, label, tags }) => ({
      ...{ emoji, category: group ?? 0, version, label: begun(label), tags: tags ?? [] },
    })),
    categories: shown.map(({ order, message }) => ({ index: order, label: begun(message) })),
    skinTones: /** @type {import("frimousse").EmojiData["skinTones"]} */ (
      Object.fromEntries(skinTones.map(({ key, message }) => [key, begun(message)]))
    ),
  };
}

/** @param {string} text */
function begun(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
