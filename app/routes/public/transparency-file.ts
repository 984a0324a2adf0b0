import { domainError } from "~/app/domain/errors";
import { publishesReport, reportedSince, yearsToReport } from "~/app/domain/safety/transparency/transparency";
import { openLoader } from "~/app/request/guards";
import { daysOfYear, reportFile } from "~/app/request/transparency";

const notFound = domainError("error.not_found", "not_found");

export const loader = openLoader(async ({ request, params, context: { site, visit } }) => {
  const { pathname, searchParams } = new URL(request.url);
  const year = Number(searchParams.get("year"));
  if (!publishesReport(site) || !yearsToReport(site, await reportedSince(site)).includes(year))
    throw notFound({ params: { path: pathname } });
  return reportFile(site, daysOfYear(year), params.file ?? "", visit.words);
});
