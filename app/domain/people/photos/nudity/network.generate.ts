/*
 * Writes network.bin beside this file, a line of JSON and the numbers it describes: `npx tsx
 * app/domain/people/photos/nudity/network.generate.ts`.
 * The network is the MobileNet of NSFWJS (nsfwjs on npm, by Infinite Red, MIT). It is checked in because that package
 * takes 116 MB and TensorFlow.js another 120, for a network of 2.6 MB. This script fetches nsfwjs without installing
 * it.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Layer } from "./network.mjs";

const SOURCE = "nsfwjs@4.2.1";

interface Weight {
  name: string;
  shape: number[];
  quantization: { min: number; scale: number; dtype: string };
}
interface Described {
  class_name: string;
  name: string;
  config: { strides?: number[]; activation?: string; epsilon?: number };
  inbound_nodes: [string][][];
}

const folder = mkdtempSync(join(tmpdir(), "nsfwjs-"));
const options = { cwd: folder };
const packed = execFileSync("npm", ["pack", SOURCE, "--silent"], options).toString().trim();
execFileSync("tar", ["-xzf", packed], options);
const read = (file: string) => {
  const module = createRequire(import.meta.url)(join(folder, "package/dist/models/mobilenet_v2", file));
  return module.default ?? module;
};
const { modelTopology, weightsManifest } = read("model.min.js");
const bytes = Buffer.from(read("group1-shard1of1.min.js"), "base64");
rmSync(folder, { recursive: true });

const weights = new Map<string, Weight & { data: Buffer }>();
let position = 0;
for (const weight of weightsManifest[0].weights as Weight[]) {
  if (weight.quantization.dtype !== "uint8") throw new Error(`${weight.name} is not in bytes`);
  const size = weight.shape.reduce((a, b) => a * b, 1);
  weights.set(weight.name, { ...weight, data: bytes.subarray(position, position + size) });
  position += size;
}

const kernels: Buffer[] = [];
const numbers: Float32Array[] = [];
const layers: Layer[] = [];
/** Maps the name of a described layer to the layer that has its output; -1 is the picture. */
const outputs = new Map<string, number>();
const padded = new Set<string>();
for (const described of modelTopology.model_config.config.layers as Described[]) take(described);

const header = JSON.stringify({ source: SOURCE, kernels: lengthOf(kernels), layers });
const floats = numbers.map(({ buffer }) => Buffer.from(buffer));
writeFileSync(
  new URL("network.bin", import.meta.url),
  Buffer.concat([Buffer.from(`${header}\n`), ...kernels, ...floats]),
);

function take({ class_name: kind, name, config, inbound_nodes: inbound }: Described): void {
  const sources = (inbound[0] ?? []).map(([source]) => source);
  const [from = -1, and] = sources.map((source) => outputs.get(source)!);
  const before = layers[from];
  outputs.set(name, from);
  if (kind === "ZeroPadding2D") padded.add(name);
  else if (kind === "BatchNormalization") normalize(before, name, config.epsilon!);
  else if (kind === "ReLU") before!.most = 6;
  else if (kind === "Add") add(name, { kind: "sum", from, and: and! });
  else if (kind === "AveragePooling2D") add(name, { kind: "average", from });
  else if (kind === "Dense") {
    const most = config.activation === "relu" ? null : undefined;
    add(name, { kind: "full", from, ...kernelOf(`${name}/kernel`), bias: put(plain(`${name}/bias`)), most });
  } else if (kind === "Conv2D" || kind === "DepthwiseConv2D") {
    const each = kind === "DepthwiseConv2D";
    const kernel = kernelOf(`${name}/${each ? "depthwise_" : ""}kernel`);
    const [size = 1] = weights.get(`${name}/${each ? "depthwise_" : ""}kernel`)!.shape;
    const before = padded.has(sources[0]!) || size === 1 ? 0 : 1;
    const full = size === 1 ? "full" : "patch";
    add(name, { kind: each ? "each" : full, from, ...kernel, size, stride: config.strides![0]!, before });
  } else if (!["InputLayer", "Flatten", "Dropout"].includes(kind)) throw new Error(`${kind} is unknown`);
}

function add(name: string, layer: Layer): void {
  outputs.set(name, layers.push(layer) - 1);
}

/** Folds a normalization into the previous layer, as a factor and a bias for each of its outputs. */
function normalize(layer: Layer | undefined, name: string, epsilon: number): void {
  const [gamma, beta, mean, variance] = ["gamma", "beta", "moving_mean", "moving_variance"].map((each) =>
    plain(`${name}/${each}`),
  ) as [Float32Array, Float32Array, Float32Array, Float32Array];
  const factor = gamma.map((value, at) => value / Math.sqrt(variance[at]! + epsilon));
  layer!.factor = put(factor);
  layer!.bias = put(beta.map((value, at) => value - mean[at]! * factor[at]!));
}

function kernelOf(name: string) {
  const { shape, quantization, data } = weights.get(name)!;
  const at = lengthOf(kernels);
  kernels.push(data);
  const [inputs, outputs] = [shape.at(-2)!, shape.at(-1)!];
  const own = name.endsWith("depthwise_kernel");
  return { inputs, outputs: own ? inputs : outputs, kernel: at, least: quantization.min, step: quantization.scale };
}

function plain(name: string): Float32Array {
  const { data, quantization } = weights.get(name)!;
  return Float32Array.from(data, (value) => value * quantization.scale + quantization.min);
}

function put(values: Float32Array): number {
  const at = numbers.reduce((sum, { length }) => sum + length, 0);
  numbers.push(values);
  return at;
}

function lengthOf(buffers: readonly Buffer[]): number {
  return buffers.reduce((sum, { length }) => sum + length, 0);
}
