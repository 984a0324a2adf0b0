import { blockedPeople } from "~/app/domain/safety/blocks/blocks";
import { memberLoader } from "~/app/request/guards";
import { useLoaderData, useSearchParams } from "~/app/router/client";
import { clockOf } from "~/app/ui/frame/clock.server";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { dateInWords } from "~/app/ui/frame/times";
import { Button, ButtonLink, Cut, EmptyNote, Form, List, ListRow, Notice } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "account-blocked",
  texts: ["blocks", "chats", "profile"],
  title: (t) => t("blocks.title"),
});

export const loader = memberLoader(async ({ context: { site, visit } }, member) => {
  const { locale, t } = visit.words;
  const people = await blockedPeople(site, member);
  return {
    people: people.map(({ id, name, at }) => {
      const date = dateInWords(at, site.now(), locale, clockOf(site, member));
      return { id, name: name || t("chats.former_member"), date };
    }),
  };
});

export default function Blocked() {
  const { people } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const [query] = useSearchParams();
  return (
    <Page title={t("blocks.title")} lead={t("blocks.lead")} width="prose" tabs={null}>
      <div className={css.stack}>
        {query.has("undone") && (
          <Notice tone="success" live>
            {t("blocks.undone")}
          </Notice>
        )}
        {people.length === 0 ? (
          <EmptyNote>{t("blocks.empty")}</EmptyNote>
        ) : (
          <List label={t("blocks.title")}>
            {people.map((person) => (
              <BlockedPerson key={person.id} {...person} />
            ))}
          </List>
        )}
      </div>
    </Page>
  );
}

function BlockedPerson({ id, name, date }: { id: string; name: string; date: string }) {
  const { t } = useWords();
  return (
    <ListRow
      title={<Cut>{name}</Cut>}
      text={t("blocks.since", { date })}
      trailing={
        <div className={css.choices}>
          <ButtonLink href={`/report?profile=${id}`} variant="quiet" size="s" about={name} data-no-prefetch>
            {t("profile.report")}
          </ButtonLink>
          <Form method="post" action={`/account/blocked/${id}/end`}>
            <Button type="submit" variant="secondary" size="s" about={name}>
              {t("profile.unblock")}
            </Button>
          </Form>
        </div>
      }
    />
  );
}
