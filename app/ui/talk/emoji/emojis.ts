import type { EmojiData } from "frimousse";

/** Written by emojis.generate.ts: a file for each language that has emoji with names. */
const names = import.meta.glob<EmojiData>("./names/*.json", { import: "default" });

/** The emoji with their names in a language; in English where there are none in it. */
export async function emojisIn(language: string): Promise<EmojiData> {
  return (names[`./names/${language}.json`] ?? names["./names/en.json"]!)();
}
