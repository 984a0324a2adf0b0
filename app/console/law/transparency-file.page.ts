import { brandLoader } from "~/app/console/frame/guards";
import { reportFile } from "~/app/request/transparency";

/** Serves a part of a brand's transparency report, for the days in the address. */
export const loader = brandLoader("figures.see", ({ site, request, params, context }) => {
  const query = new URL(request.url).searchParams;
  const days = { from: query.get("from") ?? "", to: query.get("to") ?? "" };
  return reportFile(site, days, params.file ?? "", context.visit.words);
});
