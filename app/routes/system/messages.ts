import type { LoaderFunctionArgs } from "@remix-run/node";
import { domainError } from "~/app/domain/errors";
import { browserMessages, hashOf, LANGUAGES, type Language } from "~/app/locales";

const notFound = domainError("error.not_found", "not_found");

/** The texts as this tenant shows them. For good where the address names their very version, else asked for each time. */
export function loader({ request, params: { locale }, context: { site } }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const language = LANGUAGES.find((each) => each === locale && site.tenant.languages.includes(each)) as
    | Language
    | undefined;
  if (!language) throw notFound({ params: { path: url.pathname } });
  const named = url.searchParams.get("v") === hashOf(site.tenant, language);
  return Response.json(
    { [language]: browserMessages(site.tenant, language) },
    { headers: { "Cache-Control": named ? "public, max-age=31536000, immutable" : "no-cache" } },
  );
}
