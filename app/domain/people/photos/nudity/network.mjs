/**
 * Runs the network that classifies a picture, without a library: it has five kinds of layers. Computes some 300 million
 * products per picture, a third of a second of CPU time.
 *
 * @typedef {{
 *   kind: "full" | "patch" | "each" | "sum" | "average";
 *   from: number; and?: number;
 *   inputs?: number; outputs?: number; size?: number; stride?: number; before?: number;
 *   kernel?: number; least?: number; step?: number; factor?: number; bias?: number; most?: number | null;
 * }} Layer its input (-1: the picture), and the positions of its numbers. `most` is the highest value passed on, null
 * for any, and removes negative values; without `most`, all values pass. `before` is the padding before the first row
 * and column.
 * @typedef {{ values: Float32Array; edge: number; channels: number }} Plane a square, row by row, all channels of a
 * place together
 * @typedef {Layer & { weights: Float32Array; biases: Float32Array }} Ready
 */
import { readFileSync } from "node:fs";

/** Edge in pixels of the network's square input. */
export const EDGE = 224;

/** The classes of the network, in the order of its last layer. */
const CLASSES = /** @type {const} */ (["drawing", "hentai", "neutral", "porn", "sexy"]);

/** @type {Ready[] | undefined} */
let network;

/**
 * Returns the probability of each class, from 0 to 1.
 * @param {Uint8Array} pixels a square of EDGE by EDGE, red, green and blue of each
 * @returns {Record<(typeof CLASSES)[number], number>}
 */
export function classify(pixels) {
  network ??= load();
  /** @type {Plane} */
  const picture = { values: Float32Array.from(pixels, (value) => value / 255), edge: EDGE, channels: 3 };
  /** @type {Plane[]} */
  const planes = [];
  for (const layer of network) {
    const from = planes[layer.from] ?? picture;
    planes.push(outputOf(layer, from, planes[layer.and ?? -1]));
  }
  const last = planes.at(-1)?.values ?? new Float32Array();
  const highest = Math.max(...last);
  const shares = Array.from(last, (value) => Math.exp(value - highest));
  const sum = shares.reduce((a, b) => a + b, 0);
  return /** @type {any} */ (Object.fromEntries(CLASSES.map((name, at) => [name, (shares[at] ?? 0) / sum])));
}

/** @returns {Ready[]} */
function load() {
  const file = readFileSync(new URL("network.bin", import.meta.url));
  const start = file.indexOf("\n") + 1;
  const { layers, kernels: length } = JSON.parse(file.toString("utf8", 0, start));
  const kernels = file.subarray(start, start + length);
  const numbers = new Float32Array(Uint8Array.from(file.subarray(start + length)).buffer);
  return layers.map((/** @type {Layer} */ layer) => ({ ...layer, ...weightsOf(layer, kernels, numbers) }));
}

/**
 * Transposes all but `each`: the weights of one output become contiguous.
 * @param {Layer} layer @param {Uint8Array} kernels @param {Float32Array} numbers
 */
function weightsOf({ kind, kernel, inputs = 0, outputs = 0, size = 1, least = 0, step = 0, ...at }, kernels, numbers) {
  if (kernel === undefined) return { weights: numbers.subarray(0, 0), biases: numbers.subarray(0, 0) };
  const places = size * size * (kind === "each" ? 1 : inputs);
  const weights = new Float32Array(places * outputs);
  for (let place = 0; place < places; place++) {
    for (let output = 0; output < outputs; output++) {
      const value = (kernels[kernel + place * outputs + output] ?? 0) * step + least;
      const factor = at.factor === undefined ? 1 : (numbers[at.factor + output] ?? 0);
      weights[kind === "each" ? place * outputs + output : output * places + place] = value * factor;
    }
  }
  const bias = at.bias ?? 0;
  return { weights, biases: numbers.subarray(bias, bias + outputs) };
}

/** @param {Ready} layer @param {Plane} from @param {Plane | undefined} and @returns {Plane} */
function outputOf(layer, from, and) {
  switch (layer.kind) {
    case "sum":
      return { ...from, values: from.values.map((value, at) => value + (and?.values[at] ?? 0)) };
    case "average":
      return average(from);
    case "each":
      return limited(layer, each(layer, from));
    case "patch":
      return limited(layer, full(layer, patches(layer, from)));
    default:
      return limited(layer, full(layer, from));
  }
}

/** @param {Plane} from @returns {Plane} */
function average({ values, edge, channels }) {
  const sums = new Float32Array(channels);
  for (let at = 0; at < values.length; at++)
    sums[at % channels] = /** @type {number} */ (sums[at % channels]) + (values[at] ?? 0);
  return { values: sums.map((sum) => sum / (edge * edge)), edge: 1, channels };
}

/** @param {Ready} layer @param {Plane} plane @returns {Plane} */
function limited({ most }, plane) {
  if (most === undefined) return plane;
  const limit = most ?? Number.POSITIVE_INFINITY;
  const { values } = plane;
  for (let at = 0; at < values.length; at++) values[at] = Math.min(limit, Math.max(0, values[at] ?? 0));
  return plane;
}

/**
 * Computes each output from all channels of a place, two places and four outputs at a time to keep sums in registers.
 * @param {Ready} layer @param {Plane} from @returns {Plane}
 */
function full({ weights, biases }, { values: x, edge, channels }) {
  const outputs = biases.length;
  const places = edge * edge;
  const values = new Float32Array(places * outputs);
  for (let place = 0; place < places; place += 2) {
    const one = place * channels;
    const other = place + 1 < places ? one + channels : one;
    for (let output = 0; output < outputs; output += 4) {
      const sums = [0, 0, 0, 0, 0, 0, 0, 0];
      eight(x, one, other, weights, output * channels, channels, sums);
      for (let n = 0; n < 4 && output + n < outputs; n++) {
        const bias = biases[output + n] ?? 0;
        values[place * outputs + output + n] = bias + (sums[n] ?? 0);
        if (other !== one) values[(place + 1) * outputs + output + n] = bias + (sums[n + 4] ?? 0);
      }
    }
  }
  return { values, edge, channels: outputs };
}

/**
 * @param {Float32Array} x @param {number} one @param {number} other
 * @param {Float32Array} weights @param {number} at @param {number} channels @param {number[]} sums
 */
function eight(x, one, other, weights, at, channels, sums) {
  let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
  const [second, third, fourth] = [at + channels, at + 2 * channels, at + 3 * channels];
  for (let channel = 0; channel < channels; channel++) {
    const u = /** @type {number} */ (x[one + channel]);
    const v = /** @type {number} */ (x[other + channel]);
    const k = /** @type {number} */ (weights[at + channel]);
    const l = /** @type {number} */ (weights[second + channel]);
    const m = /** @type {number} */ (weights[third + channel]);
    const n = /** @type {number} */ (weights[fourth + channel]);
    a += u * k;
    b += u * l;
    c += u * m;
    d += u * n;
    e += v * k;
    f += v * l;
    g += v * m;
    h += v * n;
  }
  sums[0] = a;
  sums[1] = b;
  sums[2] = c;
  sums[3] = d;
  sums[4] = e;
  sums[5] = f;
  sums[6] = g;
  sums[7] = h;
}

/**
 * Gathers, around each output place, all channels of its square; the outside is zero.
 * @param {Ready} layer @param {Plane} from @returns {Plane}
 */
function patches({ size = 1, stride = 1, before = 0 }, { values: x, edge, channels }) {
  const outer = edge / stride;
  const length = size * size * channels;
  const values = new Float32Array(outer * outer * length);
  for (let place = 0; place < outer * outer; place++) {
    const [top, left] = [Math.floor(place / outer) * stride - before, (place % outer) * stride - before];
    for (let square = 0; square < size * size; square++) {
      const [row, column] = [top + Math.floor(square / size), left + (square % size)];
      if (row < 0 || column < 0 || row >= edge || column >= edge) continue;
      const from = (row * edge + column) * channels;
      values.set(x.subarray(from, from + channels), place * length + square * channels);
    }
  }
  return { values, edge: outer, channels: length };
}

/**
 * Computes each output from its own channel and the surrounding places.
 * @param {Ready} layer @param {Plane} from @returns {Plane}
 */
function each({ size = 1, stride = 1, before = 0, weights, biases }, { values: x, edge, channels }) {
  const outer = edge / stride;
  const values = new Float32Array(outer * outer * channels);
  for (let place = 0; place < outer * outer; place++) {
    const to = place * channels;
    values.set(biases, to);
    const [top, left] = [Math.floor(place / outer) * stride - before, (place % outer) * stride - before];
    for (let square = 0; square < size * size; square++) {
      const [row, column] = [top + Math.floor(square / size), left + (square % size)];
      if (row < 0 || column < 0 || row >= edge || column >= edge) continue;
      addProducts(values, to, x, (row * edge + column) * channels, weights, square * channels, channels);
    }
  }
  return { values, edge: outer, channels };
}

/**
 * @param {Float32Array} sums @param {number} to @param {Float32Array} x @param {number} from
 * @param {Float32Array} weights @param {number} at @param {number} length
 */
function addProducts(sums, to, x, from, weights, at, length) {
  for (let n = 0; n < length; n++) {
    const product = /** @type {number} */ (x[from + n]) * /** @type {number} */ (weights[at + n]);
    sums[to + n] = /** @type {number} */ (sums[to + n]) + product;
  }
}
