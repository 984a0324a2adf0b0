import { load, type Measured, type Target, warmUp } from "./load";

/** A row of the table: a ratio, its target, and the underlying figures. */
export interface Row {
  name: string;
  ratio: number;
  /** ">= 0.25" or "<= 2". */
  target: string;
  met: boolean;
  [figure: string]: string | number | boolean;
}

export interface Pace {
  rounds: number;
  /** Duration of each side in each round, in ms. */
  ms: number;
}

export function row(name: string, ratio: number, target: string, figures: Record<string, string | number>): Row {
  const [sign, bound] = target.split(" ") as [string, string];
  const rounded = Math.round(ratio * 1000) / 1000;
  return { name, ratio: rounded, target, met: sign === ">=" ? rounded >= +bound : rounded <= +bound, ...figures };
}

/**
 * Compares the CPU per request of two servers. The ratio says how many of our requests cost as much as one of the
 * reference. Measures both in turns, and takes the median of the rounds.
 */
export async function compare(name: string, ours: Target, reference: Target, target: string, pace: Pace): Promise<Row> {
  await warmUp(ours);
  await warmUp(reference);
  const pairs: [Measured, Measured][] = [];
  for (let round = 0; round < pace.rounds; round++) {
    // The order alternates, because the first measurement affects the second.
    const first = round % 2 === 0 ? ours : reference;
    const a = await load(first, pace.ms);
    const b = await load(first === ours ? reference : ours, pace.ms);
    pairs.push(first === ours ? [a, b] : [b, a]);
  }
  return row(name, median(pairs.map(([own, bare]) => bare.cpu / own.cpu)), target, {
    cpu: median(pairs.map(([own]) => own.cpu)),
    reference_cpu: median(pairs.map(([, bare]) => bare.cpu)),
    rate: median(pairs.map(([own]) => own.rate)),
    reference_rate: median(pairs.map(([, bare]) => bare.rate)),
  });
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
