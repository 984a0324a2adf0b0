import { searchKey } from "~/db/search-key";

/**
 * Folds a text like `searchKey`. Also replaces look-alike letters of other alphabets by Latin letters, and removes
 * invisible characters.
 */
export function foldLookAlikes(text: string): string {
  const bare = searchKey(text.replace(INVISIBLE, "").replace(ENCLOSED, letterIn));
  return bare.replace(/[^\p{ASCII}]/gu, (letter) => LATIN.get(letter) ?? letter);
}

const INVISIBLE = /[\p{Cf}\p{Cs}\u115f\u1160\u3164\uffa0\u2800]|\p{Variation_Selector}/gu;

/** Letters in black circles and squares, which Unicode does not decompose. */
const ENCLOSED = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;

function letterIn(enclosed: string): string {
  const point = enclosed.codePointAt(0)!;
  return String.fromCodePoint(0x61 + point - (point < 0x1f170 ? 0x1f150 : 0x1f170));
}

/** Small Cyrillic, Greek and Armenian letters, small capitals, and a few others that look like Latin ones. */
const LATIN = new Map(
  [
    ["аеорсухіјѕһԁԛԝвкмнтгԍӏѵ", "aeopcyxijshdqwbkmhtrglv"],
    ["αοντριυκχεηγωϲ", "aovtpiukxenywc"],
    ["օոսհցյ", "onuhgj"],
    ["ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"],
    ["ɑɡɩ", "agi"],
  ].flatMap(([foreign = "", latin = ""]) => [...foreign].map((letter, n) => [letter, latin[n] ?? letter] as const)),
);
