import { cameFor } from "~/app/domain/account/signup/came-for";
import { assertMaySearch, defaultFilters, search } from "~/app/domain/people/search/search";
import { suggestionsFor } from "~/app/domain/people/suggestions/suggestions";
import { openLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { useSite } from "~/app/ui/frame/site-data";
import { People } from "~/app/ui/people/people";
import { peopleOf, personOf } from "~/app/ui/people/person.server";
import { reasonsInWords } from "~/app/ui/safety/reasons.server";
import { ButtonLink, VisuallyHidden } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "signup-matches",
  texts: ["chats", "index", "likes", "profile", "search"],
  layout: "empty",
  title: (t) => t("index.members_title"),
});

/** Shows the first people after the sign-up: the person whose page the visitor came from, then matching people. */
export const loader = openLoader(async ({ context: { site, visit } }) => {
  const member = await visit.member();
  assertMaySearch(site, member, visit.source);
  if (!member) {
    const { profiles } = await search(site, null, defaultFilters(site, null));
    return { first: undefined, people: peopleOf(site, visit.language, profiles) };
  }
  const about = await cameFor(site, member);
  const suggestions = await suggestionsFor(site, member, 12);
  const people = suggestions
    .filter(({ card }) => card.id !== about?.id)
    .map(({ card, reasons, isNew }) => {
      return { ...personOf(site, visit.language, card), notes: reasonsInWords(visit.words, reasons, isNew) };
    });
  const first = about && {
    ...personOf(site, visit.language, about),
    notes: [visit.words.t("signup.came_for", { name: about.name })],
  };
  return { first, people };
});

export default function SignupMatches() {
  const { first, people } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const member = useSite()?.member;
  return (
    <Page title={t("index.members_title")} lead="" width="wide" tabs={null}>
      <VisuallyHidden as="h2">{t("search.results")}</VisuallyHidden>
      <div className={css.stack}>
        <People first={first} people={people} offers={{ like: true, view: true }} />
        <div>
          <ButtonLink href={member ? "/home" : "/signup"} variant="primary" size="l">
            {t(member ? "nav.home" : "nav.signup")}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
