import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { assertMaySearch, defaultFilters, search } from "~/app/domain/search/search";
import * as css from "~/app/ui/forms.css";
import { page } from "~/app/ui/page";
import { People } from "~/app/ui/people";
import { peopleOf } from "~/app/ui/person.server";
import { useSite } from "~/app/ui/site-data";
import { ButtonLink, VisuallyHidden } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "signup-matches", layout: "empty", title: (t) => t("index.members_title") });

/** The first people to look at, with nothing else to distract. */
export async function loader({ context: { site, visit } }: LoaderFunctionArgs) {
  const member = await visit.member();
  assertMaySearch(site, member, visit.trafficSource);
  const { profiles } = await search(site, member, defaultFilters(site, member));
  return { people: peopleOf(site, visit.language, profiles) };
}

export default function SignupMatches() {
  const { people } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const member = useSite()?.member;
  return (
    <Page title={t("index.members_title")} lead="" width="wide" tabs={null}>
      <VisuallyHidden as="h2">{t("search.results")}</VisuallyHidden>
      <div className={css.stack}>
        <People people={people} offers={{ view: true }} />
        <div>
          <ButtonLink href={member ? "/home" : "/signup"} variant="primary" size="l">
            {t(member ? "nav.home" : "nav.signup")}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
