import {
  ENOUGH,
  type Measured,
  measured,
  pooled,
  type Share,
  type SignalFigures,
} from "~/app/domain/safety/accuracy/accuracy";
import { ruleOf } from "~/app/domain/safety/risk/risk";
import { type Cell, HOSTING, PLATFORMS, sum } from "./cells";
import type { Figures, MeasureFigure, ProgramFigure } from "./figures";

export const AUTOMATED = "Use of automated means for content moderation";

/** Returns the rows of the eighth part, from the recipient column on. Shares in percent; "" if too little is known. */
export function automatedRows({ measures, notices, programs }: Figures): Cell[][] {
  const own = measures.filter(({ after }) => after === "own");
  const trusted = notices.filter((each) => each.trusted);
  const right = INDICATORS.map(({ name, of }) => ({
    name,
    value: percentOf(of(pooled(programs))),
    context: contextOf(programs, of),
  }));
  const none = INDICATORS.map(({ name }) => ({ name, value: "", context: NO_NOTICES }));
  return [
    ...countedRows("All", "Total number", "measures taken", countsOf(measures)),
    ...accuracyRows("All", "Total number", right),
    ...countedRows("All", "Own-initiative ", "measures taken", countsOf(own)),
    ...accuracyRows("All", "Own-initiative ", right),
    ...countedRows(HOSTING, "NAM Total", "notices processed", [0, notices.length]),
    ...accuracyRows(HOSTING, "NAM Total", none),
    ...countedRows(PLATFORMS, "NAM Trusted Flagger", "notices processed", [0, trusted.length]),
    ...accuracyRows(PLATFORMS, "NAM Trusted Flagger", none),
  ];
}

const NO_NOTICES = "No notice is processed by automated means.";

const INDICATORS = [
  { name: "Accuracy", of: ({ accuracy }: Measured) => accuracy },
  { name: "Precision", of: ({ precision }: Measured) => precision },
  { name: "Recall", of: ({ recall }: Measured) => recall },
] as const;

function countsOf(some: MeasureFigure[]): [number, number] {
  const automated = some.filter((each) => each.automated).length;
  return [automated, some.length - automated];
}

function countedRows(applies: string, scope: string, what: string, [byProgram, byPeople]: [number, number]): Cell[][] {
  const [noun, verb] = what.split(" ");
  return [
    [applies, `Number of ${noun} solely ${verb} by automated means `, scope, byProgram, ""],
    [applies, `Number of ${noun} not ${verb} by automated means`, scope, byPeople, ""],
  ];
}

interface Indicator {
  name: string;
  value: Cell;
  context: string;
}

function accuracyRows(applies: string, scope: string, indicators: Indicator[]): Cell[][] {
  return indicators.map(({ name, value, context }) => [
    ...[applies, `Accuracy of the automated means - ${name}`, scope],
    ...[value, context],
  ]);
}

/** Rounds to one decimal; "" if too little is known. */
function percentOf(share: Share | null): Cell {
  return share === null ? "" : Math.round((share.part / share.base) * 1000) / 10;
}

function contextOf(programs: ProgramFigure[], of: (measured: Measured) => Share | null): string {
  const said = programs.map((each) => {
    const share = of(measured(each));
    if (share) return `${MEANS[each.means]}: ${share.part} of ${share.base} (${UNFLAGGED[each.unflagged]})`;
    return `${MEANS[each.means]}: ${each.missed === null ? UNFLAGGED[each.unflagged] : `fewer than ${ENOUGH}`}`;
  });
  if (said.length === 0) return "Nobody has decided yet about what these means pointed out.";
  return `In percent, by what people decided afterwards, appeals included. ${said.join("; ")}.`;
}

const MEANS: Record<ProgramFigure["means"], string> = {
  photos: "Nudity in photos",
  words: "Words in messages",
  copies: "Copies of one message",
  profiles: "Signs of misuse by a profile",
  other: "Other rules",
};

const UNFLAGGED: Record<ProgramFigure["unflagged"], string> = {
  all: "people decide about all photos",
  sample: "estimated from a random sample of what nothing flagged",
  unseen: "nobody reads what is not pointed out",
};

/** Returns a site's signals for the report. A config's text rules are confidential, so they are one means. */
export function programsOf(signals: readonly SignalFigures[]): ProgramFigure[] {
  const found = new Map<string, ProgramFigure>();
  for (const { signal, unflagged, right, wrong, missed, cleared } of signals) {
    const means = meansOf(signal);
    const known = found.get(`${means} ${unflagged}`);
    const all = known ? [known, { right, wrong, missed, cleared }] : [{ right, wrong, missed, cleared }];
    const isKnown = all.every((each) => each.missed !== null && each.cleared !== null);
    found.set(`${means} ${unflagged}`, {
      ...{ means, unflagged },
      ...{ right: sum(all.map((each) => each.right)), wrong: sum(all.map((each) => each.wrong)) },
      missed: isKnown ? sum(all.map((each) => each.missed ?? 0)) : null,
      cleared: isKnown ? sum(all.map((each) => each.cleared ?? 0)) : null,
    });
  }
  return [...found.values()];
}

function meansOf(signal: string): ProgramFigure["means"] {
  if (signal === "nudity") return "photos";
  if (signal.startsWith("words:")) return "words";
  if (ruleOf(signal)) return "profiles";
  return signal.startsWith("copies:") ? "copies" : "other";
}
