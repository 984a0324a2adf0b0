import { onEach } from "~/app/console/frame/each-site";
import { type DeskArgs, siteOf, sitesOf } from "~/app/console/frame/guards";
import { reasonInWords, ruleInWords } from "~/app/console/queue/shown-queue";
import { allowsSomewhere } from "~/app/domain/desk/permissions/permissions";
import {
  type Accuracy,
  accuracyIn,
  type ByRule,
  decidedByRule,
  pooled,
  type Sample,
  type Share,
  type SignalFigures,
  shareOf,
} from "~/app/domain/safety/accuracy/accuracy";
import { agreedByRule, agreementOf, type Said } from "~/app/domain/safety/accuracy/agreement";
import { placeOfRule } from "~/app/domain/safety/restrictions/rules";
import { pairsOf } from "~/app/domain/safety/second-looks/second-looks";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import { houseOf, photoClassInWords, photoRuleInWords, placeInWords } from "./rule-names";

const PERIODS = ["30", "90"] as const;
const DAY = 24 * 60 * 60_000;

/** Returns the reliability of decisions and signals over the last `?days=`, of one `?brand=` or all. */
export async function qualityFigures(where: DeskArgs) {
  const { desk, visit } = where.context;
  const query = new URL(where.request.url).searchParams;
  const brand = query.get("brand") ?? "";
  const days = PERIODS.find((each) => each === query.get("days")) ?? "30";
  const to = desk.now() + 1;
  const period = { from: to - Number(days) * DAY, to };
  const sites = brand ? [siteOf(where, "quality.see", brand)] : sitesOf(where, "quality.see");
  const read = await onEach(sites, async (site): Promise<OfBrand> => {
    const pairs = await pairsOf(site, period);
    return { site, pairs, byRule: await decidedByRule(site, period), accuracy: await accuracyIn(site, period) };
  });
  const all = read.flatMap(({ value }) => value ?? []);
  const words = visit.words;
  return {
    ...{ brand, days, periods: PERIODS.map((each) => ({ value: each, label: words.t(`quality.days_${each}`) })) },
    brands: sitesOf(where, "quality.see").map(({ tenant: { slug, name } }) => ({ value: slug, label: name })),
    unread: read.flatMap(({ site, value }) => (value ? [] : site.tenant.name)),
    queues: allowsSomewhere(where.who.grants, "figures.see"),
    agreement: agreementFacts(
      all.flatMap(({ pairs }) => pairs),
      words,
    ),
    rules: ruleRows(all, words),
    signals: signalRows(
      all.flatMap(({ accuracy }) => accuracy.signals),
      words,
    ),
    reports: reportRows(
      all.flatMap(({ accuracy }) => accuracy.reports),
      words,
    ),
    sample: sampleFacts(
      all.map(({ accuracy }) => accuracy.sample),
      words,
    ),
  };
}

interface OfBrand {
  site: Site;
  pairs: (Said & { kind: "case" | "photo" })[];
  byRule: ByRule;
  accuracy: Accuracy;
}

type Facts = [name: string, value: string][];

function agreementFacts(pairs: Said[], words: Words): Facts {
  const { t, locale } = words;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const { looked, same, broken, kappa, differed, findings } = agreementOf(pairs);
  return [
    [t("quality.looked"), number.format(looked)],
    [t("quality.same"), shareInWords(same, words)],
    [t("quality.broken"), shareInWords(broken, words)],
    [
      t("quality.kappa"),
      kappa === null ? t("quality.too_few") : t("quality.kappa_of", { value: number.format(kappa) }),
    ],
    [t("quality.differed"), number.format(differed)],
    [t("quality.found_first"), number.format(findings.first)],
    [t("quality.found_second"), number.format(findings.second)],
    [t("quality.found_unclear"), number.format(findings.unclear)],
  ];
}

interface RuleRow {
  name: string;
  /** The brand of the rule. "" for the engine's rules. */
  house: string;
  decided: number;
  reversed: number;
  looked: number;
  same: number;
}

/**
 * Returns the rows of the rules. All brands share the rows of the engine's rules; each own rule of a brand has its own
 * row.
 */
function ruleRows(all: OfBrand[], words: Words) {
  const rows = new Map<string, RuleRow>();
  const add = (name: string, more: Partial<RuleRow>, house = "") => {
    const key = `${house} ${name}`;
    const row = rows.get(key) ?? { name, house, decided: 0, reversed: 0, looked: 0, same: 0 };
    rows.set(key, {
      ...{ name, house },
      decided: row.decided + (more.decided ?? 0),
      reversed: row.reversed + (more.reversed ?? 0),
      looked: row.looked + (more.looked ?? 0),
      same: row.same + (more.same ?? 0),
    });
  };
  for (const { site, pairs, byRule } of all) {
    const addAt = (place: string, more: Partial<RuleRow>) =>
      add(placeInWords(site, place, words), more, houseOf(site, place));
    for (const { rule, decided, standing } of byRule.cases)
      addAt(rule && placeOfRule(site, rule), { decided, reversed: rule === "" ? 0 : decided - standing });
    for (const { decided, standing, ...photo } of byRule.photos)
      add(photoClassInWords(photo, words), { decided, reversed: decided - standing });
    for (const kind of ["case", "photo"] as const) {
      const agreed = agreedByRule(pairs.filter((pair) => pair.kind === kind));
      for (const [rule, looked] of agreed)
        if (kind === "photo") add(photoRuleInWords(rule, words), looked);
        else addAt(rule, looked);
    }
  }
  return [...rows.values()]
    .sort((one, other) => other.decided - one.decided || titleOf(one).localeCompare(titleOf(other)))
    .map(({ name, house, decided, reversed, looked, same }) => ({
      ...{ name, house, decided, reversed, looked },
      same: looked === 0 ? "–" : shareInWords(shareOf(same, looked), words),
    }));
}

function titleOf({ name, house }: RuleRow): string {
  return `${name} ${house}`;
}

function signalRows(signals: SignalFigures[], words: Words) {
  const names = new Map<string, SignalFigures[]>();
  for (const each of signals) {
    const key = `${each.unflagged} ${signalInWords(each.signal, words)}`;
    names.set(key, [...(names.get(key) ?? []), each]);
  }
  const number = new Intl.NumberFormat(words.locale);
  return [...names.entries()].map(([key, some]) => {
    const { unflagged, signal } = some[0]!;
    const sum = (of: (each: SignalFigures) => number) => some.reduce((total, each) => total + of(each), 0);
    const known = some.filter(({ missed }) => missed !== null);
    const { accuracy, precision, recall } = pooled(some);
    const share = (of: Share | null) => (unflagged === "unseen" ? "–" : shareInWords(of, words));
    return {
      key,
      name: signalInWords(signal, words),
      rest: words.t(`quality.rest_${unflagged}`),
      spoke: sum(({ right, wrong }) => right + wrong),
      right: sum(({ right }) => right),
      wrong: sum(({ wrong }) => wrong),
      missed: known.length > 0 ? number.format(sum(({ missed }) => missed ?? 0)) : "–",
      accuracy: share(accuracy),
      precision: shareInWords(precision, words),
      recall: share(recall),
    };
  });
}

function signalInWords(signal: string, words: Words): string {
  return signal === "nudity" ? words.t("quality.signal_nudity") : ruleInWords(signal, words);
}

function reportRows(reports: Accuracy["reports"], words: Words) {
  const reasons = [...new Set(reports.map(({ reason }) => reason))];
  const rows = reasons.map((reason) => {
    const some = reports.filter((each) => each.reason === reason);
    const decided = some.reduce((total, each) => total + each.decided, 0);
    const standing = some.reduce((total, each) => total + each.standing, 0);
    return {
      reason,
      name: reasonInWords(reason, false, words),
      decided,
      upheld: standing,
      share: shareOf(standing, decided),
    };
  });
  return rows
    .sort((one, other) => other.decided - one.decided)
    .map(({ upheld, share, ...row }) => {
      const inWords = shareInWords(share, words);
      return { ...row, upheld: share === null ? `${upheld} · ${inWords}` : inWords };
    });
}

function sampleFacts(samples: Sample[], words: Words): Facts {
  const { t, locale } = words;
  const number = new Intl.NumberFormat(locale);
  const sum = (of: (each: Sample) => number) => samples.reduce((total, each) => total + of(each), 0);
  const looked = sum((each) => each.looked);
  return [
    [t("quality.sample_looked"), number.format(looked)],
    [
      t("quality.sample_broken"),
      shareInWords(
        shareOf(
          sum(({ broken }) => broken),
          looked,
        ),
        words,
      ),
    ],
    [t("quality.sample_stands"), number.format(sum(({ population }) => population))],
  ];
}

/** Formats a share together with its base. */
function shareInWords(share: Share | null, { t, locale }: Words): string {
  if (share === null) return t("quality.too_few");
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(locale);
  const counts = { part: number.format(share.part), base: number.format(share.base) };
  return t("quality.share", { percent: percent.format(share.part / share.base), ...counts });
}
