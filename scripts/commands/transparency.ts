import { onSite } from "../site-alone";
import { writeReport } from "../transparency/command";
import { verb } from "./declaration";
import { day } from "./readers";

export default verb({
  does: "Prints the transparency report of a site for a period, or writes the eleven files of Regulation (EU) 2024/2835 with --out.",
  permission: "figures.see",
  more: "Includes both days, in UTC. By default covers the last complete year. Times in the files are in hours.",
  tenant: true,
  options: {
    from: { takes: "<day>", does: "the first day, such as 2026-01-01", read: day },
    to: { takes: "<day>", does: "the last day, such as 2026-12-31", read: day },
    out: { takes: "<folder>", does: "folder for the files, created if missing" },
  },
  run: ({ tenant, from, to, out }) => onSite(tenant, (site) => writeReport(site, { from, to, out })),
});
