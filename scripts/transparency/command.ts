import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { csvOf, figuresOf, PARTS, periodBetween } from "~/app/domain/safety/transparency/transparency";
import { daysOfYear, figuresInWords, told } from "~/app/request/transparency";
import { columns } from "../columns.mjs";
import { day } from "../commands/readers";
import { siteVerb } from "../commands/site-verbs";
import { asCaller } from "../owner.mjs";
import { Refusal } from "../refusal";

export default siteVerb({
  does: "The transparency report of a site on some days: the figures, or with --out the eleven files of Regulation (EU) 2024/2835.",
  permission: "figures.see",
  more: `Both days are in it, in UTC. Without them it is about the last year that is over. Times in the files are in hours.`,
  options: {
    from: { takes: "<day>", does: "the first day, 2026-01-01 say", read: day },
    to: { takes: "<day>", does: "the last day, 2026-12-31 say", read: day },
    out: { takes: "<folder>", does: "where the files go; it is made where it is not there" },
  },
  async run(site, { from, to, out }) {
    const usual = daysOfYear(new Date(site.now()).getUTCFullYear() - 1);
    const days = { from: from ?? usual.from, to: to ?? usual.to };
    const period = periodBetween(days.from, days.to);
    if (!period)
      throw new Refusal(`${days.from} to ${days.to} is no period: --from and --to take days, 2026-01-31 say`);
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
  },
});
