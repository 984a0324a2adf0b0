/** Columns of cells: each cell is compared with its right neighbour, which makes eight comparisons a row. */
const COLUMNS = 9;
const ROWS = 8;
/** Edge of a cell in pixels. */
const CELL = 8;
/** In pixels. Blurred cells change little if the picture was cropped or rotated slightly. */
const BLUR = 5;

/**
 * Computes a picture's 64-bit print (dHash) in hexadecimal: whether each cell is brighter than its right neighbour.
 * Resized, brightened, re-encoded or cropped copies differ in few bits.
 * @param {import("sharp").Sharp} picture upright @returns {Promise<string>}
 */
export async function printOf(picture) {
  const { data, info } = await picture
    .resize(COLUMNS * CELL, ROWS * CELL, { fit: "fill" })
    .flatten()
    .blur(BLUR)
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const cells = brightness(data, info.channels);
  const isBrighter = (/** @type {number} */ cell, /** @type {number} */ at) => cell > (cells[at + 1] ?? 0);
  const compared = cells.map((cell, at) => (isBrighter(cell, at) ? "1" : "0"));
  const bits = compared.filter((_, at) => at % COLUMNS < COLUMNS - 1).join("");
  return BigInt(`0b${bits}`).toString(16).padStart(16, "0");
}

/**
 * Returns the brightness of each cell, row by row.
 * @param {Uint8Array} pixels @param {number} channels
 */
function brightness(pixels, channels) {
  /** @type {number[]} */
  const cells = Array(COLUMNS * ROWS).fill(0);
  const width = COLUMNS * CELL;
  for (let pixel = 0; pixel * channels < pixels.length; pixel++) {
    const cell = Math.floor(pixel / width / CELL) * COLUMNS + Math.floor((pixel % width) / CELL);
    const [red = 0, green = 0, blue = 0] = pixels.subarray(pixel * channels, pixel * channels + 3);
    cells[cell] = (cells[cell] ?? 0) + 299 * red + 587 * green + 114 * blue;
  }
  return cells;
}
