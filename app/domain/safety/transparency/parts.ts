import { REPORTED_CATEGORIES } from "./categories";
import { type Cell, HOSTING, medianHours, sum } from "./cells";
import { MEASURE_COLUMNS, NOTICE_COLUMNS, ORDER_COLUMNS, QUALITATIVE } from "./columns";
import type { Figures, MeasureFigure, NoticeFigure, OrderFigure } from "./figures";
import { appealRows } from "./people-rows";
import { AUTOMATED, automatedRows } from "./program-rows";

/** The parts of a report, named as in annex I of Implementing Regulation (EU) 2024/2835. */
export const PARTS = [
  "1_summary",
  "2_categories_names",
  "3_member_states_orders",
  "4_notices",
  "5_own_initiative_illegal",
  "6_own_initiative_TC",
  "7_appeals_and_recidivism",
  "8_automated_means",
  "9_human_resources",
  "10_AMAR",
  "11_qualitative",
] as const;

export type PartName = (typeof PARTS)[number];

/** The text parts of a report: its eleventh part, in the report's language. */
export interface Told {
  /** The day of publication, YYYY-MM-DD. */
  publishedOn: string;
  /** Date of the previous report; "" without one. */
  previousOn: string;
  /** The texts by position of the indicator. */
  qualitative: readonly string[];
}

/** Returns one part as a file of comma-separated values, with the annex's columns. */
export function csvOf(part: PartName, figures: Figures, told: Told): string {
  const [head, ...rows] = TABLES[part](figures, told);
  return `\uFEFF${[head!, ...rows].map((row) => row.map(quoted).join(",")).join("\r\n")}\r\n`;
}

function quoted(cell: Cell): string {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const TABLES: Record<PartName, (figures: Figures, told: Told) => Cell[][]> = {
  "1_summary": ({ service, provider, period }, { publishedOn, previousOn }) => [
    ["Applicability", "Service", "Indicator", "Value"],
    ["All", service, "Name of the service provider", provider],
    ["All", service, "Date of the publication of the report", publishedOn],
    ["All", service, "Date of the publication of the latest previous report", previousOn],
    ["All", service, "Starting date of reporting period", dayOf(period.from)],
    ["All", service, "Ending date of reporting period", dayOf(period.to - 1)],
  ],
  "2_categories_names": () => [
    [
      "Category label",
      "Category description",
      "Category of illegal content / incompatible with the terms and conditions",
      "Contextual information",
    ],
    ["TOTAL", "All the entries", "TOTAL", ""],
    ...REPORTED_CATEGORIES.flatMap(({ code, description, keywords }, at) => [
      [`Category ${at + 1}`, description, code, ""],
      ...keywords.map(([keyword, says], place) => [`Category ${at + 1}${LETTERS[place]}`, says, keyword, ""]),
    ]),
  ],
  "3_member_states_orders": (figures) => [
    [...CLASS_HEAD, "Category of illegal content", OTHER, "Scope", ...ORDER_COLUMNS, ...context(ORDER_COLUMNS)],
    ...["TOTAL", ...MEMBER_STATES].flatMap((scope) => {
      const orders = figures.orders.filter(({ country }) => scope === "TOTAL" || country === scope);
      return classRows(["NOT_SPECIFIED_ORDER"], orders, (some) => [scope, ...orderCells(some)]).map((row) =>
        filledUp(["All", ...begun(figures), ...row], ORDER_COLUMNS.length),
      );
    }),
  ],
  "4_notices": (figures) => [
    [...CLASS_HEAD, "Category of illegal content", OTHER, ...NOTICE_COLUMNS, ...context(NOTICE_COLUMNS)],
    ...classRows(
      ["NOT_SPECIFIED_NOTICE"],
      [...figures.notices, ...figures.measures.filter(({ after }) => after !== "own").map(knownToNotices)],
      noticeCells,
    ).map((row) => filledUp([HOSTING, ...begun(figures), ...row], NOTICE_COLUMNS.length)),
  ],
  "5_own_initiative_illegal": (figures) => ownInitiative(figures, "Category of illegal content", [], true),
  "6_own_initiative_TC": (figures) =>
    ownInitiative(
      figures,
      "Category of incompatibility with the provider's terms and conditions",
      ["OTHER_VIOLATION_TC"],
      false,
    ),
  "7_appeals_and_recidivism": (figures) => [
    [...CLASS_HEAD, "Section", "Indicator", "Scope", "Value", "Contextual Information"],
    ...appealRows(figures).map(([applies, ...row]) => [applies!, ...begun(figures), ...row, ""]),
  ],
  "8_automated_means": (figures) => [
    [...CLASS_HEAD, "Section", "Indicator", "Scope", "Value", "Contextual Information"],
    ...automatedRows(figures).map(([applies, ...row]) => [applies!, ...begun(figures), AUTOMATED, ...row]),
  ],
  // Only very large services fill this part. Other reports leave it empty.
  "9_human_resources": () => [[...CLASS_HEAD, "Section", "Indicator", "Scope", "Value", "Contextual information"]],
  "10_AMAR": () => [[...CLASS_HEAD, "Section", "Indicator", "Scope", "Value"]],
  "11_qualitative": (figures, { qualitative }) => [
    [...CLASS_HEAD, "Indicator", "Value"],
    ...QUALITATIVE.map((indicator, at) => ["All", ...begun(figures), indicator, qualitative[at] ?? ""]),
  ],
};

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const CLASS_HEAD = ["Applicability", "Service", "Reporting period"];
const OTHER = 'Description of the sub-category "Other"';
const MEMBER_STATES = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

function begun({ service, period }: Figures): Cell[] {
  return [service, `${dayOf(period.from)}/${dayOf(period.to - 1)}`];
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

interface Classed {
  category: string;
  keyword: string;
}

/** Codes that a part may lack: their content counts as not specified there. */
const SPECIAL = ["OTHER_VIOLATION_TC", "NOT_SPECIFIED_ORDER", "NOT_SPECIFIED_NOTICE"];

/** What a dating site counts in a category without a fitting keyword of the annex. */
const OTHERS = new Map([
  ["STATEMENT_CATEGORY_SCAMS_AND_FRAUD", "Asking other members for money, gifts or an investment"],
  ["STATEMENT_CATEGORY_OTHER_VIOLATION_TC", "Unsolicited messages in bulk, and other breaches of the house rules"],
]);

/** Returns a row for the total, one per category, and one per keyword below it. Rows in `more` are included. */
function classRows<T extends Classed>(more: string[], all: T[], cells: (some: T[]) => Cell[]): Cell[][] {
  const left = SPECIAL.filter((name) => !more.includes(name)).map((name) => `STATEMENT_CATEGORY_${name}`);
  return [
    ["TOTAL", "", ...cells(all)],
    ...REPORTED_CATEGORIES.filter(({ code }) => !left.includes(code)).flatMap(({ code, keywords }) => {
      const own = all.filter(({ category }) => category === code);
      return [
        [code, "", ...cells(own)],
        ...keywords.map(([keyword]) => {
          const some = own.filter((each) => each.keyword === keyword);
          const isOther = keyword === "KEYWORD_OTHER" && some.length > 0;
          return [keyword, isOther ? (OTHERS.get(code) ?? "") : "", ...cells(some)];
        }),
      ];
    }),
  ];
}

function filledUp(row: Cell[], columns: number): Cell[] {
  return [...row, ...Array<string>(columns).fill("")];
}

function context(columns: readonly string[], prefix = "Contextual information on "): string[] {
  return columns.map((column) => prefix + column);
}

function orderCells(orders: OrderFigure[]): Cell[] {
  const act = orders.filter(({ kind }) => kind === "act");
  const inform = orders.filter(({ kind }) => kind === "inform");
  const times = (some: OrderFigure[]) => [
    medianHours(some.map(({ confirmedIn }) => confirmedIn)),
    medianHours(some.map(({ effectIn }) => effectIn)),
  ];
  return [act.length, sum(act.map(({ items }) => items)), ...times(act), inform.length, ...times(inform)];
}

/** Classes a measure by its own category; if only the terms were broken, by what the notifier did not specify. */
function knownToNotices(measure: MeasureFigure): MeasureFigure {
  if (measure.category !== "STATEMENT_CATEGORY_OTHER_VIOLATION_TC") return measure;
  return { ...measure, category: "STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE", keyword: "" };
}

function noticeCells(all: (NoticeFigure | MeasureFigure)[]): Cell[] {
  const notices = all.flatMap((each) => ("took" in each ? [each] : []));
  const measures = all.flatMap((each) => ("took" in each ? [] : [each]));
  const trusted = notices.filter((each) => each.trusted);
  const acts = (byLaw: boolean) => {
    const some = measures.filter((each) => each.byLaw === byLaw);
    return [some.length, some.filter(({ after }) => after === "trusted_notice").length];
  };
  return [
    ...[notices.length, trusted.length],
    ...[sum(notices.map(({ items }) => items)), sum(trusted.map(({ items }) => items))],
    ...[medianHours(notices.map(({ took }) => took)), medianHours(trusted.map(({ took }) => took))],
    ...[...acts(true), ...acts(false)],
  ];
}

function ownInitiative(figures: Figures, category: string, more: string[], byLaw: boolean): Cell[][] {
  const own = figures.measures.filter((each) => each.after === "own" && each.byLaw === byLaw);
  return [
    [
      ...[...CLASS_HEAD, category, OTHER],
      ...[...MEASURE_COLUMNS, ...context(MEASURE_COLUMNS, "Contextual Information on ")],
    ],
    ...classRows(more, own, measureCells).map((row) =>
      filledUp(["All", ...begun(figures), ...row], MEASURE_COLUMNS.length),
    ),
  ];
}

function measureCells(measures: MeasureFigure[]): Cell[] {
  const of = (...kinds: MeasureFigure["kind"][]) => measures.filter(({ kind }) => kinds.includes(kind)).length;
  return [
    ...[measures.length, measures.filter(({ detected }) => detected).length],
    // A dating site neither demotes, labels nor pays for content, so these stay 0.
    ...[of("removed", "refused"), of("disabled"), 0, 0, 0, 0, 0, 0, 0, 0],
    ...[of("held"), 0, of("suspended"), of("terminated")],
  ];
}
