import { SOURCE_PARTS, type SourcePart } from "~/app/domain/account/signup/source-parts";
import { todayOf } from "~/app/domain/ages";
import { decimalOf } from "~/app/domain/money";
import { type Campaign, campaignsOf } from "~/app/domain/reach/campaigns/campaigns";
import { type Comparison, comparisonsOf, type Verdict } from "~/app/domain/reach/experiments/experiments";
import type { Site } from "~/app/domain/site";
import { columns } from "../columns.mjs";
import type { Answer } from "../commands/declaration";
import { someOf, whole } from "../commands/readers";
import { siteVerb } from "../commands/site-verbs";

const by = {
  takes: "<parts>",
  does: `distinguishes sources by: ${SOURCE_PARTS.join(",")}`,
  usual: "network",
  read: someOf(...SOURCE_PARTS),
};

export default siteVerb({
  does: "Lists the results of each traffic source: visits, sign-ups, confirmed addresses, buyers, revenue.",
  permission: "figures.see",
  more: `Revenue is payments minus refunds. No row is about one person. Then lists the results of each experiment of the tenant since its
start, and the better variant once that is certain.`,
  options: {
    days: { takes: "<n>", does: "visitors of the last n days", usual: "30", read: whole(1, 9999) },
    by,
  },
  run: campaigns,
});

interface Asked {
  days: number;
  by: SourcePart[];
}

export async function campaigns(site: Site, { days, by }: Asked): Promise<Answer> {
  const since = daysBefore(todayOf(site), days - 1);
  const found = await campaignsOf(site, { since, by });
  const experiments = await comparisonsOf(site);
  const lines = [...table(by, found), ...experiments.flatMap((each) => ["", ...comparison(each)])];
  return { lines, data: { since, campaigns: found, experiments } };
}

function daysBefore(today: string, days: number): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

function table(by: SourcePart[], found: Campaign[]): string[] {
  if (found.length === 0) return ["No visitor came by a traffic source"];
  const head = [...by, "visits", "sign-ups", "activations", "buyers", "revenue"].map((title) => title.toUpperCase());
  const rows = found.map(({ source, visits, signups, activations, buyers, revenue }) => [
    ...by.map((part) => source[part] || "-"),
    ...[visits, signups, activations, buyers].map(String),
    Object.entries(revenue)
      .map(([currency, amount]) => `${decimalOf({ amount, currency })} ${currency}`)
      .join(", ") || "-",
  ]);
  return columns([head, ...rows]);
}

function comparison({ experiment, group, since, variants, verdict, sample }: Comparison): string[] {
  const head = ["variant", "lander", "visitors", "sign-ups", "activations", "rate", "95 % interval"];
  const rows = variants.map(({ variant, lander, visitors, signups, activations, rate, interval }) => [
    ...[variant, lander, ...[visitors, signups, activations].map(String)],
    visitors > 0 ? percent(rate) : "-",
    visitors > 0 ? `${percent(interval[0])} to ${percent(interval[1])}` : "-",
  ]);
  return [
    `Experiment ${experiment}${group && `, group ${group}`}, since ${since}`,
    ...columns([head.map((title) => title.toUpperCase()), ...rows]),
    inWords(verdict, sample),
  ];
}

function inWords(verdict: Verdict, sample: number): string {
  switch (verdict.state) {
    case "early":
      return `too early to say: ${verdict.missing} more visitors are needed until each variant has ${sample}`;
    case "undecided":
      return "no significant difference";
    case "single":
      return `nothing to compare: all get ${verdict.variant}`;
    case "better": {
      const ahead = Object.entries(verdict.ahead).map(
        ([other, [low, high]]) => `${points(low)} to ${points(high)} percentage points ahead of ${other}`,
      );
      return `${verdict.variant} is better: ${ahead.join(", ")}`;
    }
  }
}

const percent = (share: number) => `${points(share)} %`;
const points = (share: number) => (share * 100).toFixed(1);
