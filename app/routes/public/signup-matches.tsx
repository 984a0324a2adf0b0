import { useLoaderData } from "@remix-run/react";
import { assertMaySearch, defaultFilters, search } from "~/app/domain/search/search";
import { cameFor } from "~/app/domain/signup/came-for";
import { suggestionsFor } from "~/app/domain/suggestions/suggestions";
import { openLoader } from "~/app/request/guards";
import * as css from "~/app/ui/forms.css";
import { page } from "~/app/ui/page";
import { People } from "~/app/ui/people";
import { peopleOf, personOf } from "~/app/ui/person.server";
import { reasonsInWords } from "~/app/ui/reasons.server";
import { useSite } from "~/app/ui/site-data";
import { ButtonLink, VisuallyHidden } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "signup-matches",
  texts: ["chats", "index", "likes", "profile", "search"],
  layout: "empty",
  title: (t) => t("index.members_title"),
});

/** The first people to look at, with nothing else to distract: whoever one came for, then those who fit. */
export const loader = openLoader(async ({ context: { site, visit } }) => {
  const member = await visit.member();
  assertMaySearch(site, member, visit.trafficSource);
  if (!member) {
    const { profiles } = await search(site, null, defaultFilters(site, null));
    return { people: peopleOf(site, visit.language, profiles) };
  }
  const first = await cameFor(site, member);
  const suggestions = await suggestionsFor(site, member, 12);
  const people = suggestions
    .filter(({ card }) => card.id !== first?.id)
    .map(({ card, reasons, isNew }) => {
      return { ...personOf(site, visit.language, card), note: reasonsInWords(visit.words, reasons, isNew) };
    });
  const note = first && visit.words.t("signup.came_for", { name: first.name });
  return { people: [...(first ? [{ ...personOf(site, visit.language, first), note }] : []), ...people] };
});

export default function SignupMatches() {
  const { people } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const member = useSite()?.member;
  return (
    <Page title={t("index.members_title")} lead="" width="wide" tabs={null}>
      <VisuallyHidden as="h2">{t("search.results")}</VisuallyHidden>
      <div className={css.stack}>
        <People people={people} offers={{ like: true, view: true }} />
        <div>
          <ButtonLink href={member ? "/home" : "/signup"} variant="primary" size="l">
            {t(member ? "nav.home" : "nav.signup")}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
