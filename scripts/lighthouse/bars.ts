import { columns } from "../columns.mjs";
export interface Measured {
  template: string;
  path: string;
  audits: Audits;
}

/** NaN if a figure does not apply to the page. */
type Audits = Record<Figure, number> & {
  /** Failed audits of accessibility, best practices and, if the page may be indexed, SEO. */
  complaints: string[];
};

type Figure = Bar["name"] | (typeof TOLD)[number];

interface Bar {
  name: "performance" | "accessibility" | "best practices" | "SEO" | "JS kB" | "CSS kB" | "CLS";
  bar: number;
  /** Whether the bar is a minimum or a maximum. */
  is: "least" | "most";
}

export const BARS: Bar[] = [
  { name: "performance", bar: 95, is: "least" },
  { name: "accessibility", bar: 100, is: "least" },
  { name: "best practices", bar: 100, is: "least" },
  { name: "SEO", bar: 100, is: "least" },
  { name: "JS kB", bar: 105, is: "most" },
  { name: "CSS kB", bar: 25, is: "most" },
  { name: "CLS", bar: 0.02, is: "most" },
];

/** The figures that make up the performance score, and the slowdown factor that simulates the phone on this machine. */
const TOLD = ["first paint s", "largest paint s", "blocked ms", "slowed down"] as const;
const FIGURES: Figure[] = [...BARS.map(({ name }) => name), ...TOLD];

/** Takes the median of each figure, and the failed audits of all runs. */
export function medianOf(runs: Audits[]): Audits {
  const middle = (figure: Figure) =>
    runs.map((run) => run[figure]).sort((a, b) => a - b)[Math.floor((runs.length - 1) / 2)]!;
  const figures = Object.fromEntries(FIGURES.map((figure) => [figure, middle(figure)])) as Record<Figure, number>;
  return { ...figures, complaints: [...new Set(runs.flatMap(({ complaints }) => complaints))] };
}

export function failuresOf({ template, path, audits }: Measured): string[] {
  const missed = BARS.filter(({ name, bar, is }) => (is === "least" ? audits[name] < bar : audits[name] > bar));
  const figures = missed.map(({ name, bar, is }) => `${name} ${figureOf(audits[name])}, at ${is} ${bar}`);
  return [...figures, ...audits.complaints].map((each) => `${template} ${path}: ${each}`);
}

export function tableOf(rows: Measured[]): string {
  const head = ["template", "page", ...FIGURES];
  const lines = rows.map(({ template, path, audits }) => [
    template,
    path,
    ...FIGURES.map((figure) => figureOf(audits[figure])),
  ]);
  return columns([head, ...lines]).join("\n");
}

const figureOf = (figure: number) => (Number.isNaN(figure) ? "-" : String(Math.round(figure * 1000) / 1000));
