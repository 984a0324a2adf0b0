import { classify, EDGE } from "./network.mjs";
import { SURE } from "./sure.mjs";

/**
 * Whether a picture shows nudity, drawn or photographed. Underwear and bare chests do not count.
 * @param {import("sharp").Sharp} picture @returns {Promise<boolean>}
 */
export async function showsNudity(picture) {
  return (await nudityScore(picture)) >= SURE;
}

/**
 * Returns the network's score for nudity, in whole percent.
 * @param {import("sharp").Sharp} picture @returns {Promise<number>}
 */
export async function nudityScore(picture) {
  const pixels = await picture
    .resize(EDGE, EDGE, { fit: "fill" })
    .flatten()
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer();
  const { porn, hentai } = classify(pixels);
  return Math.floor((porn + hentai) * 100);
}
