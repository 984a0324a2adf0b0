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
  does: "Prints the transparency report of a site for a period, or writes the eleven files of Regulation (EU) 2024/2835 with --out.",
  permission: "figures.see",
  more: "Includes both days, in UTC. By default covers the last complete year. Times in the files are in hours.",
  options: {
    from: { takes: "<day>", does: "the first day, such as 2026-01-01", read: day },
    to: { takes: "<day>", does: "the last day, such as 2026-12-31", read: day },
    out: { takes: "<folder>", does: "folder for the files, created if missing" },
  },
  async run(site, { from, to, out }) {
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
  },
});
