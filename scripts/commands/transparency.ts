import { onSite } from "../site-alone";
import { writeReport } from "../transparency/command";
import { verb } from "./declaration";
import { day } from "./readers";

export default verb({
  does: "The transparency report of a site on some days: the figures, or with --out the eleven files of Regulation (EU) 2024/2835.",
  permission: "figures.see",
  more: `Both days are in it, in UTC. Without them it is about the last year that is over. Times in the files are in hours.`,
  tenant: true,
  options: {
    from: { takes: "<day>", does: "the first day, 2026-01-01 say", read: day },
    to: { takes: "<day>", does: "the last day, 2026-12-31 say", read: day },
    out: { takes: "<folder>", does: "where the files go; it is made where it is not there" },
  },
  run: ({ tenant, from, to, out }) => onSite(tenant, (site) => writeReport(site, { from, to, out })),
});
