import { type Cell, medianHours, PLATFORMS, sum } from "./cells";
import type { AppealFigure, DisputeFigure, Figures, MeasureFigure } from "./figures";

const COMPLAINTS = "Internal complaints mechanism";
const DISPUTES = "Out-of-court dispute settlement bodies";
const SUSPENSIONS = "Suspensions imposed on repeated offenders";
const SUBMITTED = "Number of complaints submitted to the internal-complaints mechanism";
const DISPUTED = "Number of disputes submitted to out-of-court dispute settlement bodies";

const COMPLAINED_OF: readonly (readonly [string, AppealFigure["about"]])[] = [
  ["Complaint regarding a decision to remove or disable access to or restrict visibility of information", "visibility"],
  ["Complaint regarding a decision to suspend or terminate the provision of the service", "service"],
  ["Complaint regarding a decision to suspend or terminate an account ", "account"],
  ["Complaint regarding a decision to restrict the ability to monetise information", "money"],
  ["Complaint regarding a decision not to take action on a notice submitted in accordance with Article 16", "notice"],
  [
    "Complaint regarding a decision not to take action on a notice submitted by a Trusted Flagger in accordance with Article 16",
    "trusted_notice",
  ],
];

/** Returns the rows of the seventh part, from the recipient column on. */
export function appealRows({ appeals, appealsSent, disputes, measures }: Figures): Cell[][] {
  const outcomes = (some: AppealFigure[]) =>
    [
      ["Decisions upheld", "upheld"],
      ["Decisions partially reversed", "partially_reversed"],
      ["Decisions reversed", "reversed"],
    ].map(([scope, name]): [string, Cell] => [scope!, some.filter(({ outcome }) => outcome === name).length]);
  const median = (some: AppealFigure[]): [string, Cell] => ["Median time", medianHours(some.map(({ took }) => took))];
  const omitted = appeals.filter(({ outcome }) => outcome === "omitted").length;
  const misused = (name: MeasureFigure["misuse"]) => measures.filter(({ misuse }) => misuse === name).length;
  const row =
    (section: string, indicator: string) =>
    ([scope, value]: [string, Cell]): Cell[] => [PLATFORMS, section, indicator, scope, value];
  return [
    ["All", COMPLAINTS, SUBMITTED, "Total number", appealsSent],
    ...[...outcomes(appeals), median(appeals), ["Decision omitted", omitted] as [string, Cell]].map(
      row(COMPLAINTS, SUBMITTED),
    ),
    row(
      COMPLAINTS,
      "Number of restrictions newly imposed as a result of an internal complaint",
    )(["Total number", sum(appeals.map(({ imposed }) => imposed))]),
    ...COMPLAINED_OF.flatMap(([indicator, kind]) => {
      const own = appeals.filter(({ about }) => about === kind);
      return [["Total number", own.length] as [string, Cell], ...outcomes(own), median(own)].map(
        row(COMPLAINTS, indicator),
      );
    }),
    ...disputeCells(disputes).map(row(DISPUTES, DISPUTED)),
    ...(
      [
        ["Number of suspensions enacted for the provision of manifestly illegal content ", "illegal_content"],
        ["Number of suspensions enacted for the provision of manifestly unfounded notices", "notices"],
        ["Number of suspensions enacted for the provision of manifestly unfounded complaints", "complaints"],
      ] as const
    ).map(([indicator, name]) => row(SUSPENSIONS, indicator)(["Total number", misused(name)])),
  ];
}

/** Returns each scope with its value. Only reversals count for the share of implemented outcomes. */
function disputeCells(disputes: DisputeFigure[]): [string, Cell][] {
  const of = (...outcomes: DisputeFigure["outcome"][]) => disputes.filter(({ outcome }) => outcomes.includes(outcome));
  const binding = of("partially_reversed", "reversed");
  const done = binding.filter(({ implemented }) => implemented).length;
  return [
    ["Total number", disputes.filter(({ came }) => came).length],
    ["Decisions upheld", of("upheld").length],
    ["Decisions partially reversed", of("partially_reversed").length],
    ["Decisions reversed", of("reversed").length],
    ["Median time", medianHours(disputes.map(({ took }) => took))],
    ["Decision omitted", of("omitted").length],
    ["Percentage of outcomes implemented", binding.length === 0 ? "" : Math.round((100 * done) / binding.length)],
  ];
}
