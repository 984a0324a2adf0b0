import { classify, EDGE } from "./network.mjs";

/** How sure the network has to be. Lower, it would mark beaches and dances; a moderator corrects it either way. */
const SURE = 0.6;

/**
 * Whether a picture shows nudity, drawn or photographed. Underwear and bare chests are none.
 * @param {import("sharp").Sharp} picture @returns {Promise<boolean>}
 */
export async function showsNudity(picture) {
  const pixels = await picture
    .resize(EDGE, EDGE, { fit: "fill" })
    .flatten()
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer();
  const { porn, hentai } = classify(pixels);
  return porn + hentai >= SURE;
}
