import { todayOf } from "~/app/domain/ages";
import { type Campaign, campaignsOf } from "~/app/domain/campaigns/campaigns";
import { decimalOf } from "~/app/domain/money";
import type { SourcePart } from "~/app/domain/signup/source-parts";
import { columns } from "../columns.mjs";
import { type Machine, withSite } from "../site-alone";

export interface Asked {
  days: number;
  by: SourcePart[];
  json: boolean;
}

/** What to print: a table, or JSON. Throws a Refusal where there is no such tenant. */
export function campaigns(machine: Machine, tenant: string, { days, by, json }: Asked): Promise<string[]> {
  return withSite(machine, tenant, async (site) => {
    const since = daysBefore(todayOf(site), days - 1);
    const found = await campaignsOf(site, { since, by });
    return json ? [JSON.stringify({ since, campaigns: found }, null, 2)] : table(by, found);
  });
}

function daysBefore(today: string, days: number): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

function table(by: SourcePart[], found: Campaign[]): string[] {
  if (found.length === 0) return ["nobody came by a traffic source"];
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
