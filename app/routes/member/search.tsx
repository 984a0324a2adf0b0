import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { DomainError } from "~/app/domain/errors";
import { likedAmong } from "~/app/domain/likes/likes";
import { countryName, isRegion, regionsOf, withNeighbours } from "~/app/domain/places/places";
import type { SearchFilters } from "~/app/domain/search/filters";
import { ageBuckets, assertMaySearch, defaultFilters, search } from "~/app/domain/search/search";
import { searchQuery } from "~/app/domain/search/search.schema";
import { once, parse } from "~/app/request/input";
import { FilterForm } from "~/app/ui/FilterForm";
import { MembersOnly } from "~/app/ui/MembersOnly";
import { PageLinks } from "~/app/ui/PageLinks";
import { page } from "~/app/ui/page";
import { People } from "~/app/ui/people";
import { peopleOf } from "~/app/ui/person.server";
import { type SearchChoices, useSearchFilters } from "~/app/ui/search-filters";
import { useSite } from "~/app/ui/site-data";
import { Motif } from "~/themes/niches/motif";
import { Button, ButtonLink } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "members", title: (t) => t("search.title") });

export async function loader({ request, context: { site, visit } }: LoaderFunctionArgs) {
  const member = await visit.member();
  try {
    assertMaySearch(site, member, visit.trafficSource);
  } catch (error) {
    if (error instanceof DomainError) return { closed: true as const };
    throw error;
  }
  const asked = parse(searchQuery, withAges(once(ownParameters(request))));
  const filters = withOwnRegion({ ...defaultFilters(site, member), ...asked.filters });
  const found = await search(site, member, { ...filters, page: asked.page });
  const liked = member
    ? await likedAmong(
        site,
        member,
        found.profiles.map(({ id }) => id),
      )
    : [];
  const { gender, country, region, minAge, maxAge } = found.filters;
  return {
    closed: false as const,
    people: peopleOf(site, visit.language, found.profiles),
    liked: [...liked],
    page: found.page,
    pages: found.pages,
    count: found.numResults,
    choices: {
      fields: site.tenant.profile.searchFields,
      gender: gender ?? "",
      age: ageBuckets.find((bucket) => bucket.minAge === minAge && bucket.maxAge === maxAge)?.name ?? "all",
      country: country ?? "",
      region: region ?? "",
      countries: withNeighbours(site.tenant.countries).map((id) => ({ id, name: countryName(id, visit.language) })),
      regions: country ? regionsOf(country) : [],
    } as SearchChoices,
  };
}

/** Without a script, another country is sent together with the former one's region. */
function withOwnRegion(filters: SearchFilters): SearchFilters {
  const { country, region } = filters;
  return region && !(country && isRegion(country, region)) ? { ...filters, region: null } : filters;
}

export default function SearchPage() {
  const data = useLoaderData<typeof loader>();
  return data.closed ? <MembersOnly /> : <Results {...data} />;
}

type Found = Extract<Awaited<ReturnType<typeof loader>>, { closed: false }>;

function Results({ people, liked, page, pages, count, choices }: Found) {
  const { Search, EmptyState } = useTemplate();
  const { t } = useWords();
  const navigation = useNavigation();
  const filters = useSearchFilters(choices);
  const busy = navigation.state === "loading" && navigation.location.pathname === "/members";
  const niche = useSite()?.niche ?? 1;
  const submit = (
    <Button type="submit" variant="primary" pending={busy}>
      {t("search.submit")}
    </Button>
  );
  return (
    <Search
      title={t("search.title")}
      form={(children) => (
        <FilterForm filters={filters} submit={submit}>
          {children}
        </FilterForm>
      )}
      filters={filters}
      submit={submit}
      count={t("search.count", { count })}
      busy={busy}
      results={
        people.length > 0 ? (
          <People people={people} liked={liked} offers={{ like: true, chat: true, view: true }} />
        ) : (
          <EmptyState
            title={t("search.none_title")}
            text={t("search.none_text")}
            motif={<Motif niche={niche} variant="small" />}
            action={
              <ButtonLink href="/members?gender=&age=all&country=" variant="secondary">
                {t("search.none_action")}
              </ButtonLink>
            }
          />
        )
      }
      pager={<PageLinks page={page} pages={pages} hrefOf={(number) => addressOf(choices, number)} />}
    />
  );
}

/** The first page has no number in its address. */
function addressOf({ gender, age, country, region }: SearchChoices, page: number): string {
  const query = new URLSearchParams({ gender, age, country, ...(region && { countryregion: region }) });
  if (page > 1) query.set("page", String(page));
  return `/members?${query}`;
}

function ownParameters(request: Request): URLSearchParams {
  const query = new URL(request.url).searchParams;
  query.delete("_routes");
  return query;
}

/** The filter's age bucket as the two ages that the search takes. */
function withAges({ age, ...query }: Record<string, string>): Record<string, string> {
  const bucket = ageBuckets.find(({ name }) => name === age);
  return bucket ? { ...query, min_age: String(bucket.minAge ?? ""), max_age: String(bucket.maxAge ?? "") } : query;
}
