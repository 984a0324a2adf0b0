import type { EmojiData } from "frimousse";

/** Written by emojis.generate.ts: a file for each language with names. */
const names = import.meta.glob<EmojiData>("./names/*.json", { import: "default" });

/** Returns the emoji with names in a language, or in English if it has none. */
export async function emojisIn(language: string): Promise<EmojiData> {
  return (names[`./names/${language}.json`] ?? names["./names/en.json"]!)();
}
