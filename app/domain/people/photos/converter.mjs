/**
 * Child process that converts an uploaded picture. Pictures are decoded only here: a file that crashes the decoder,
 * hangs it or fills the memory ends this process and nothing else.
 *
 * @typedef {{ x: number; y: number; width: number; height: number }} Crop In parts of the upright picture, from 0 to 1.
 * @typedef {{ file: string; maxPixels: { shrinking: number; whole: number }; minEdge: number; crop: Crop | null; edges: Record<string, number>; judged: boolean; printed: boolean; blurred: { name: string; edge: number; sigma: number } | null }} Job
 * @typedef {"not_an_image" | "unreadable_heic" | "too_many_pixels" | "too_small" | "damaged"} Reason
 * @typedef {{ refused: Reason; max?: number }} Refusal
 * @typedef {{ pictures: Record<string, Uint8Array>; nudityScore: number | null; print: string } | Refusal} Outcome
 */
import { open } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { printOf } from "../photo-prints/print.mjs";
import { nudityScore } from "./nudity/judgement.mjs";

// Recognizes formats by content, and blocks all other formats of libvips (SVG, GIF, TIFF, PDF, ...). HEIF covers AVIF
// and, if this machine's libvips has a decoder for it, HEIC.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});
sharp.concurrency(1);
sharp.cache(false);
// A picture may wait a moment, a page request should not.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.on("message", (/** @type {Job} */ job) => {
  // Conversion errors are outcomes. Only sending to an ended process can fail here.
  outcomeOf(job)
    .then((outcome) => process.send?.(outcome, undefined, undefined, () => {}))
    .catch(() => process.exit(1));
});
process.on("disconnect", () => process.exit());

/** @param {Job} job @returns {Promise<Outcome>} */
async function outcomeOf(job) {
  try {
    return await convert(job);
  } catch (error) {
    return refusalOf(job, error instanceof Error ? error.message : "", await isUnreadableHeic(job.file));
  }
}

/**
 * Decodes the picture once, to the largest size, and makes the other sizes from that. sharp turns it upright, converts
 * its colours to sRGB and drops all metadata. Crops after the resize, because libvips cannot shrink a cropped JPEG on
 * load.
 * @param {Job} job
 * @returns {Promise<Outcome>}
 */
async function convert({ file, maxPixels, minEdge, crop, edges, judged, printed, blurred }) {
  const largest = Math.max(...Object.values(edges));
  const picture = sharp(file, { limitInputPixels: maxPixels.shrinking, failOn: "warning" });
  const { format, autoOrient: upright } = await picture.metadata();
  if (format === "heif" && upright.width * upright.height > maxPixels.whole)
    return { refused: "too_many_pixels", max: maxPixels.whole };
  const part = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const wanted = { width: part.width * upright.width, height: part.height * upright.height };
  if (Math.round(Math.min(wanted.width, wanted.height)) < minEdge) return { refused: "too_small" };
  const scale = Math.min(1, largest / Math.max(wanted.width, wanted.height));
  const width = Math.max(1, Math.round(upright.width * scale));
  const height = Math.max(1, Math.round(upright.height * scale));
  const { data, info } = await picture
    .autoOrient()
    .resize({ width, height, fit: "fill" })
    .extract(within(part, { width, height }))
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  /** @type {Record<string, Uint8Array>} */
  const pictures = {};
  for (const [size, edge] of Object.entries(edges)) {
    pictures[size] = await sharp(data, { raw })
      .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80, effort: 2 })
      .toBuffer();
  }
  if (blurred) {
    const { name, edge, sigma } = blurred;
    // sharp blurs after the resize: so few pixels cannot be sharpened again.
    pictures[name] = await sharp(data, { raw })
      .resize({ width: edge, height: edge, fit: "inside" })
      .blur(sigma)
      .webp({ quality: 60 })
      .toBuffer();
  }
  return {
    pictures,
    nudityScore: judged ? await nudityScore(sharp(data, { raw })) : null,
    print: printed ? await printOf(sharp(data, { raw })) : "",
  };
}

/**
 * Converts a crop to whole pixels of a picture of this size, at least one.
 * @param {Crop} part
 * @param {{ width: number; height: number }} size
 */
function within(part, size) {
  const left = Math.min(Math.round(part.x * size.width), size.width - 1);
  const top = Math.min(Math.round(part.y * size.height), size.height - 1);
  const width = Math.max(1, Math.min(Math.round(part.width * size.width), size.width - left));
  const height = Math.max(1, Math.min(Math.round(part.height * size.height), size.height - top));
  return { left, top, width, height };
}

/** @param {Job} job @param {string} message @param {boolean} isHeic @returns {Refusal} */
function refusalOf({ maxPixels }, message, isHeic) {
  if (/exceeds pixel limit/i.test(message)) return { refused: "too_many_pixels", max: maxPixels.shrinking };
  if (isHeic) return { refused: "unreadable_heic" };
  return { refused: /unsupported image format/i.test(message) ? "not_an_image" : "damaged" };
}

/**
 * Whether the file claims to be HEIC, the format of Apple's phones, and libvips has no decoder for it.
 * @param {string} file
 */
async function isUnreadableHeic(file) {
  if (sharp.format.heif?.input.fileSuffix?.includes(".heic")) return false;
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(buffer.toString("latin1", 4, 12));
  } finally {
    await handle.close();
  }
}
