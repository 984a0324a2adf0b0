import { DomainError } from "~/app/domain/errors";
import { savedSearches } from "~/app/domain/people/saved-searches/saved-searches";
import { assertMaySearch } from "~/app/domain/people/search/search";
import { PAGE_SIZE } from "~/app/domain/people/search/search.schema";
import { tilesFor } from "~/app/domain/reach/offers/offers";
import { keepReadingPace } from "~/app/domain/site/limits/paces";
import { openLoader } from "~/app/request/guards";
import { tidyAddress } from "~/app/request/tidy-address";
import { useLoaderData, useNavigation } from "~/app/router/client";
import { sharing } from "~/app/router/payload";
import { PageLinks } from "~/app/ui/frame/PageLinks";
import { page } from "~/app/ui/frame/page";
import { Counted, FilterForm } from "~/app/ui/people/FilterForm";
import { MembersOnly } from "~/app/ui/people/MembersOnly";
import { MorePeople } from "~/app/ui/people/more-people";
import { NobodyFound } from "~/app/ui/people/NobodyFound";
import { peopleOf } from "~/app/ui/people/person.server";
import { ChosenFilters, WhyFew } from "~/app/ui/people/SearchSummary";
import * as css from "~/app/ui/people/SearchSummary.css";
import { SimilarPeople } from "~/app/ui/people/SimilarPeople";
import { SavedSearches } from "~/app/ui/people/saved-searches/SavedSearches";
import { filterControls, SortChoice } from "~/app/ui/people/search-filters";
import { searchChoices, searchedFor, similarAsked } from "~/app/ui/people/search-page.server";
import { Button, ButtonLink, Notice } from "~/themes/primitives";
import { RenderedOnce } from "~/themes/primitives/RenderedOnce";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "members",
  texts: ["chats", "likes", "offers", "profile", "search", "searches"],
  title: (t) => t("search.title"),
});

export const loader = openLoader(async ({ request, context: { site, visit } }) => {
  tidyAddress(request);
  const member = await visit.member();
  try {
    assertMaySearch(site, member, visit.source);
  } catch (error) {
    if (error instanceof DomainError) return { closed: true as const };
    throw error;
  }
  await keepReadingPace(site, { member, from: visit }, "cards", PAGE_SIZE);
  const [searched, saved] = await Promise.all([
    searchedFor(site, member, request),
    member && savedSearches(site, member),
  ]);
  const { found } = searched;
  const tiles = tilesFor(site, member, { ...found.filters, page: found.page, language: visit.language });
  const { form, ...choices } = await searchChoices(site, visit, member, found);
  return sharing(form, {
    closed: false as const,
    people: peopleOf(site, visit.language, found.profiles),
    liked: found.liked,
    tiles: tiles ? [tiles] : [],
    page: found.page,
    pages: found.pages,
    count: found.numResults,
    similar: await similarAsked(site, visit, member, searched),
    saved: saved?.map(({ name, query }) => ({ name, query })),
    ...choices,
  });
});

export default function SearchPage() {
  const data = useLoaderData<typeof loader>();
  return data.closed ? <MembersOnly /> : <Results {...data} />;
}

type Found = Extract<Awaited<ReturnType<typeof loader>>, { closed: false }>;

function Results(found: Found) {
  const { beside, more, sort, query, page, pages, count, chips } = found;
  const { Search } = useTemplate();
  const { t } = useWords();
  const navigation = useNavigation();
  const busy = navigation.state === "loading" && navigation.location.pathname === "/members";
  const first = [...filterControls(beside), { key: "sort", control: <SortChoice sort={sort} /> }];
  const hrefOf = (number: number) => `/members?${query}${number > 1 ? `&page=${number}` : ""}`;
  const besides = (
    <>
      <WhyFew relaxed={found.relaxed} />
      <SimilarPeople
        title={t("search.nearly_title")}
        text={t("search.nearly_text")}
        given={found.similar}
        query={`${query}&similar=1&do_not_save=1`}
        base={hrefOf(pages)}
      />
    </>
  );
  const submit = (
    <Button type="submit" variant="primary" pending={busy}>
      {t("search.submit")}
    </Button>
  );
  return (
    <Search
      title={t("search.title")}
      form={(children) => (
        <Counted.Provider value={count}>
          <RenderedOnce of={["filters", beside, more, sort, query]}>
            {() => (
              <FilterForm first={first} more={more} query={query}>
                {children}
              </FilterForm>
            )}
          </RenderedOnce>
        </Counted.Provider>
      )}
      filters={first}
      submit={submit}
      count={t("search.count", { count })}
      busy={busy}
      results={
        <div className={css.results}>
          <ChosenFilters chips={chips} />
          {found.saved && <SavedSearches searches={found.saved} query={query} filtered={chips.length > 0} />}
          {found.asksHome && <AskHome />}
          {/* Results of earlier filters are no results of these. */}
          {!busy &&
            (found.people.length > 0 ? (
              <MorePeople {...found} hrefOf={hrefOf}>
                {besides}
              </MorePeople>
            ) : (
              <>
                <NobodyFound {...found} hrefOf={hrefOf} />
                {count === 0 && besides}
              </>
            ))}
        </div>
      }
      pager={<PageLinks page={Math.min(page, pages)} pages={pages} hrefOf={hrefOf} />}
    />
  );
}

function AskHome() {
  const { t } = useWords();
  const action = (
    <ButtonLink href="/profile" variant="secondary" size="s">
      {t("search.place_action")}
    </ButtonLink>
  );
  return <Notice title={t("search.place_hint")} action={action} />;
}
