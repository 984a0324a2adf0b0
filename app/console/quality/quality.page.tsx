import { deskAction, deskLoader, sitesOf } from "~/app/console/frame/guards";
import { qualityPage } from "~/app/console/quality/quality";
import { takeNextLook } from "~/app/console/quality/second-looks";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { LinkButton, Submit } from "~/themes/console/fields";
import { Facts, Head, Notice, Section, Table } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "console-quality",
  title: (t) => t("quality.title"),
  texts: ["desk", "quality", "queue"],
});

export const loader = deskLoader("quality.look", async (where) => {
  return { ...(await qualityPage(where)), isEnd: new URL(where.request.url).searchParams.has("end") };
});

/** Leases the next item. */
export const action = deskAction("quality.look", async (where) => {
  throw redirect((await takeNextLook(where, sitesOf(where, "quality.look"))) ?? "/quality?end=1");
});

/** The page of second looks and the random sample: the open items, and the disagreements. */
export default function Quality() {
  const { looks, samples, unread, isEnd, figures, settles, disagreements } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <>
      <Head title={t("quality.title")}>
        <form method="post">
          <Submit tone="main" shortcut="n">
            {t("quality.next")}
          </Submit>
        </form>
      </Head>
      {isEnd && <Notice isNews>{t("quality.no_next")}</Notice>}
      {unread.length > 0 && <Notice tone="warn">{t("queue.unread", { brands: unread.join(", ") })}</Notice>}
      <p className={css.text}>{t("quality.lead")}</p>
      <Section title={t("quality.waiting")}>
        <Facts
          facts={[
            [t("quality.looks"), `${looks}`],
            [t("quality.samples"), `${samples}`],
          ]}
        />
        {figures && (
          <p>
            <LinkButton to="/figures/quality">{t("quality.to_figures")}</LinkButton>
          </p>
        )}
      </Section>
      {settles && (
        <Section title={t("quality.disagreements")}>
          <p className={css.quiet}>{t("quality.disagreements_lead")}</p>
          <Table
            label={t("quality.disagreements")}
            rows={disagreements}
            keyOf={({ id }) => id}
            none={t("quality.no_disagreements")}
            columns={[
              {
                name: t("desk.when"),
                of: ({ when, brand }) => (
                  <>
                    {when}
                    <br />
                    <span className={css.quiet}>{brand}</span>
                  </>
                ),
              },
              { name: t("quality.first"), of: ({ first }) => first },
              { name: t("quality.second"), of: ({ second }) => second },
              {
                name: t("quality.finding"),
                of: ({ to, settle }) => (
                  <div className={css.row}>
                    <a href={settle}>{t("quality.action_settle")}</a>
                    {to && <a href={to}>{t("quality.to_case")}</a>}
                  </div>
                ),
              },
            ]}
          />
        </Section>
      )}
    </>
  );
}
