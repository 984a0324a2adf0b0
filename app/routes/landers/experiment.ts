import { domainError } from "~/app/domain/errors";
import {
  drawVariant,
  experimentOf,
  fixedVariant,
  noteEntry,
  queryOf,
} from "~/app/domain/reach/experiments/experiments";
import { clickOf, countsClick } from "~/app/domain/reach/postbacks/clicks";
import { countryOfAddress } from "~/app/domain/site/places/address-country";
import { slugOf } from "~/app/locales/slugs";
import { isPrefetch, openLoader } from "~/app/request/guards";
import { redirect } from "~/app/router/server";
import { isLanderName } from "~/themes/landers/registry";

const notFound = domainError("error.not_found", "not_found");

/** Redirects to a variant's lander. The address names the variant, so that nothing is stored on the device. */
export const loader = openLoader(async ({ request, params, context: { site, visit } }) => {
  const url = new URL(request.url);
  const experiment = experimentOf(site, params.experiment ?? "");
  if (!experiment) throw notFound({ params: { path: url.pathname } });
  const { source } = visit;
  const { variant, entry } = visit.bot
    ? { variant: fixedVariant(experiment), entry: null }
    : drawVariant(site, experiment, {
        country: countryOfAddress(visit.ip),
        network: source?.network ?? null,
        click: clickOf(site, source),
      });
  if (!isLanderName(variant.lander)) throw notFound({ params: { path: url.pathname } });
  const counts = entry && request.method === "GET" && !isPrefetch(request) && !(await visit.member());
  if (counts && (await countsClick(site, source, `experiment ${experiment.id}`))) noteEntry(site, entry);
  for (const name of ["experiment", "variant"]) url.searchParams.delete(name);
  const rest = url.searchParams.toString();
  const query = entry ? queryOf(entry) + (rest && `&${rest}`) : rest && `?${rest}`;
  return redirect(`/landers/${variant.lander}/${slugOf(visit.language)}${query}`, {
    headers: { "Cache-Control": "no-store" },
  });
});
