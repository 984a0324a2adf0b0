import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { csvOf, figuresOf, PARTS, periodBetween } from "~/app/domain/safety/transparency/transparency";
import type { Site } from "~/app/domain/site";
import { daysOfYear, figuresInWords, told } from "~/app/request/transparency";
import { columns } from "../columns.mjs";
import type { Answer } from "../commands/declaration";
import { asCaller } from "../owner.mjs";
import { Refusal } from "../refusal";

interface Asked {
  /** YYYY-MM-DD, as is `to`. */
  from?: string | undefined;
  to?: string | undefined;
  out?: string | undefined;
}

/** @throws Refusal if the days are not a period */
export async function writeReport(site: Site, { from, to, out }: Asked): Promise<Answer> {
  const usual = daysOfYear(new Date(site.now()).getUTCFullYear() - 1);
  const days = { from: from ?? usual.from, to: to ?? usual.to };
  const period = periodBetween(days.from, days.to);
  if (!period)
    throw new Refusal(`${days.from} to ${days.to} is not a period: --from and --to take days, such as 2026-01-31`);
  const figures = await figuresOf(site, period);
  const words = site.words("en");
  const files: string[] = [];
  if (out !== undefined) {
    asCaller(() => mkdirSync(out, { recursive: true }));
    const unsaid = await told(site, period, words);
    for (const part of PARTS) {
      const file = join(out, `Transparency_Reports_CSV_Part_${part}.csv`);
      asCaller(() => writeFileSync(file, csvOf(part, figures, unsaid)));
      files.push(file);
    }
  }
  const lines = [`${days.from} to ${days.to}`, ...columns(figuresInWords(figures, words)), ...files];
  return { lines, data: { ...days, figures, files } };
}
