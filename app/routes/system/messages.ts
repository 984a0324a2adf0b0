import { domainError } from "~/app/domain/errors";
import {
  BASE,
  browserMessages,
  GROUPS,
  type Group,
  groupMessages,
  hashOf,
  LANGUAGES,
  type Language,
} from "~/app/locales";
import { hasTag } from "~/app/request/etags";
import { openLoader } from "~/app/request/guards";

const notFound = domainError("error.not_found", "not_found");

/**
 * Serves all texts of a language, or the groups in `?groups=base,chats`. Cached for a day if the address names the
 * texts' version.
 */
export const loader = openLoader(({ request, params: { locale }, context: { site } }) => {
  const { pathname, searchParams } = new URL(request.url);
  const language = LANGUAGES.find((each) => each === locale && site.tenant.languages.includes(each)) as
    | Language
    | undefined;
  const groups = groupsIn(searchParams.get("groups"));
  if (!language || !groups) throw notFound({ params: { path: pathname } });
  const version = hashOf(site.tenant, language);
  // Weak, because the texts are compressed in several ways.
  const tag = `W/"${version}"`;
  const cached = searchParams.get("v") === version ? `public, max-age=${LOCALE_CACHE}, immutable` : "no-cache";
  const headers = { "Cache-Control": cached, ETag: tag };
  if (hasTag(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
  const messages =
    groups === "all" ? browserMessages(site.tenant, language) : groupMessages(site.tenant, language, groups);
  return Response.json({ [language]: messages }, { headers });
});

/** How long a browser caches a language's texts, in seconds. */
const LOCALE_CACHE = 24 * 60 * 60;

/** Parses the requested groups. Undefined if one of them is not a group. */
function groupsIn(asked: string | null): readonly Group[] | "all" | undefined {
  if (asked === null) return "all";
  const names = asked.split(",").flatMap((name) => (name === "base" ? BASE : [name]));
  return names.every((name) => GROUPS.some((group) => group === name)) ? (names as Group[]) : undefined;
}
