import { mayShow } from "~/app/domain/people/search/search";
import { openLoader } from "~/app/request/guards";
import { tidyAddress } from "~/app/request/tidy-address";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import * as forms from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { filterControls, SortChoice } from "~/app/ui/people/search-filters";
import { allFilters } from "~/app/ui/people/search-page.server";
import { Button, Form } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "search-filters",
  texts: ["search"],
  title: (t) => t("search.all_filters"),
});

export const loader = openLoader(async ({ request, context: { site, visit } }) => {
  tidyAddress(request);
  const member = await visit.member();
  // Redirects to /members, which says that the site shows people only to members.
  if (!mayShow(site, member, visit.source)) throw redirect("/members");
  return allFilters(site, visit, member, request);
});

/** Lists every filter of a search on one page, for browsers without scripts. */
export default function AllFilters() {
  const { beside, more, sort } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("search.all_filters")} lead="" width="prose" tabs={null}>
      <Form method="get" action="/members" className={forms.stack}>
        {filterControls([...beside, ...more]).map(({ key, control }) => (
          <div key={key}>{control}</div>
        ))}
        <SortChoice sort={sort} />
        <div>
          <Button type="submit" variant="primary">
            {t("search.submit")}
          </Button>
        </div>
      </Form>
    </Page>
  );
}
