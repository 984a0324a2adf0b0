/**
 * A process of its own that turns a picture somebody uploaded into what is shown. Pictures are read here and nowhere else:
 * should one break the decoder, hang it or fill the memory, it takes this process with it and nothing more.
 *
 * @typedef {{ file: string; maxPixels: number; edges: Record<string, number>; judged: boolean; printed: boolean; blurred: { name: string; edge: number; sigma: number } | null }} Job
 * @typedef {"not_an_image" | "too_many_pixels" | "damaged"} Reason
 * @typedef {{ pictures: Record<string, Uint8Array>; nudityScore: number | null; print: string } | { refused: Reason }} Outcome
 */
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { printOf } from "../photo-prints/print.mjs";
import { nudityScore } from "./nudity/judgement.mjs";

// By content: whatever else libvips could read (SVG, GIF, TIFF, PDF, ...) is unknown here.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng"] });
sharp.concurrency(1);
sharp.cache(false);
// A picture may wait a moment; who asks for a page should not.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.on("message", (/** @type {Job} */ job) => {
  // Its own failures are outcomes; what fails here is the sending, to a process that is gone.
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
    return { refused: reasonOf(error instanceof Error ? error.message : "") };
  }
}

/**
 * Decoded once, to the largest size; the others are made of that. sharp turns it upright, brings its colours to sRGB and
 * leaves all metadata behind.
 * @param {Job} job
 */
async function convert({ file, maxPixels, edges, judged, printed, blurred }) {
  const largest = Math.max(...Object.values(edges));
  const { data, info } = await sharp(file, { limitInputPixels: maxPixels, failOn: "warning" })
    .autoOrient()
    .resize({ width: largest, height: largest, fit: "inside", withoutEnlargement: true })
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
    // sharp blurs what it has made smaller: so few pixels have nothing left that could be sharpened again.
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

/** @param {string} message @returns {Reason} */
function reasonOf(message) {
  if (/unsupported image format/i.test(message)) return "not_an_image";
  return /exceeds pixel limit/i.test(message) ? "too_many_pixels" : "damaged";
}
