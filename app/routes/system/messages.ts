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
import { openLoader } from "~/app/request/guards";

const notFound = domainError("error.not_found", "not_found");

/**
 * The texts as this tenant shows them: all of them, or those of `?groups=base,chats`, where `base` are those of every page.
 * For good where the address names their very version, else asked for each time.
 */
export const loader = openLoader(({ request, params: { locale }, context: { site } }) => {
  const { pathname, searchParams } = new URL(request.url);
  const language = LANGUAGES.find((each) => each === locale && site.tenant.languages.includes(each)) as
    | Language
    | undefined;
  const groups = groupsIn(searchParams.get("groups"));
  if (!language || !groups) throw notFound({ params: { path: pathname } });
  const messages =
    groups === "all" ? browserMessages(site.tenant, language) : groupMessages(site.tenant, language, groups);
  const named = searchParams.get("v") === hashOf(site.tenant, language);
  return Response.json(
    { [language]: messages },
    { headers: { "Cache-Control": named ? "public, max-age=31536000, immutable" : "no-cache" } },
  );
});

/** Undefined where one of them is not a group. */
function groupsIn(asked: string | null): readonly Group[] | "all" | undefined {
  if (asked === null) return "all";
  const names = asked.split(",").flatMap((name) => (name === "base" ? BASE : [name]));
  return names.every((name) => GROUPS.some((group) => group === name)) ? (names as Group[]) : undefined;
}
