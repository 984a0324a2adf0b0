import { z } from "zod";
import { savedSearches, saveSearch } from "~/app/domain/people/saved-searches/saved-searches";
import { keepPace } from "~/app/domain/site/limits/paces";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData, useSearchParams } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { SaveSearchForm } from "~/app/ui/people/saved-searches/SaveSearchForm";
import { searchInWords } from "~/app/ui/people/search-page.server";
import { Button, ButtonLink, EmptyNote, Form, List, ListRow, Notice } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "searches",
  texts: ["searches"],
  title: (t) => t("searches.title"),
});

const fields = z.object({
  name: z.string().default(""),
  query: z.string().default(""),
  mails: z
    .string()
    .optional()
    .transform((ticked) => ticked === "on"),
});

export const loader = memberLoader(async ({ context: { site, visit } }, member) => {
  const searches = await savedSearches(site, member);
  return { searches: searches.map((saved) => ({ ...saved, text: searchInWords(site, visit, member, saved.query) })) };
});

/** Saves the search of a page under a name. Returns to that page, or shows the error here. */
export const action = memberAction(async (args, member) => {
  return submit(args, fields, async (draft) => {
    await keepPace(args.context.site, member, "searches");
    const { query } = await saveSearch(args.context.site, member, draft);
    return redirect(`/members?${query}&saved=1`);
  });
});

export default function SavedSearches() {
  const { searches } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const [query] = useSearchParams();
  const state = useFormState();
  const named = state.refusal ? (state.typed("query") ?? "") : query.get("query");
  const done = query.has("changed") ? t("searches.changed") : query.has("removed") ? t("searches.removed") : null;
  return (
    <Page title={t("searches.title")} lead={t("searches.lead")} width="prose" tabs={null}>
      <div className={css.stack}>
        {done && (
          <Notice tone="success" live>
            {done}
          </Notice>
        )}
        {state.refusal && <FormProblem state={state} />}
        {named !== null && <SaveSearchForm query={named} state={state} />}
        {searches.length === 0 ? (
          <EmptyNote>{t("searches.empty")}</EmptyNote>
        ) : (
          <List label={t("searches.title")}>
            {searches.map((saved) => (
              <SavedSearch key={saved.id} {...saved} />
            ))}
          </List>
        )}
        <div>
          <ButtonLink href="/members" variant={searches.length === 0 ? "primary" : "secondary"}>
            {t("searches.to_search")}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}

type Saved = ReturnType<typeof useLoaderData<typeof loader>>["searches"][number];

function SavedSearch({ id, name, query, text, mails }: Saved) {
  const { t } = useWords();
  const says = t(mails ? "searches.mails_on" : "searches.mails_off");
  return (
    <ListRow
      title={name}
      text={`${text || t("searches.everybody")}. ${says}`}
      trailing={
        <div className={css.choices}>
          <ButtonLink href={`/members?${query}`} variant="secondary" size="s" about={name}>
            {t("searches.show")}
          </ButtonLink>
          <Form method="post" action={`/searches/${id}/mails`}>
            <input type="hidden" name="mails" value={mails ? "" : "on"} />
            <Button type="submit" variant="quiet" size="s" about={name}>
              {t(mails ? "searches.mails_stop" : "searches.mails_start")}
            </Button>
          </Form>
          <Form method="post" action={`/searches/${id}/delete`}>
            <Button type="submit" variant="quiet" size="s" about={name}>
              {t("searches.remove")}
            </Button>
          </Form>
        </div>
      }
    />
  );
}
