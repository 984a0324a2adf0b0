import type { EmojiData } from "frimousse";

/** The emoji with their names in a language; in English where there are none in it. */
export async function emojisIn(language: string): Promise<EmojiData> {
  const load = DATA[language as keyof typeof DATA] ?? DATA.en;
  return (await load()).default;
}

// Spelled out, because each has to be a file of the build.
const DATA = {
  en: () => import("virtual:emojis/en"),
  nl: () => import("virtual:emojis/nl"),
  de: () => import("virtual:emojis/de"),
  it: () => import("virtual:emojis/it"),
  fr: () => import("virtual:emojis/fr"),
  es: () => import("virtual:emojis/es"),
  pl: () => import("virtual:emojis/pl"),
};
