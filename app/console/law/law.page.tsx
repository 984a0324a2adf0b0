import { brandLoader } from "~/app/console/frame/guards";
import { LawActions, LawStatements } from "~/app/console/law/LawStatements";
import { lawPage } from "~/app/console/law/law-page";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { LinkButton } from "~/themes/console/fields";
import { Badge, Head, Section, Table } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page<{ title: string }>({
  name: "console-law",
  title: (t, data) => data?.title ?? t("law.title"),
  texts: ["console", "desk", "law"],
});

/** Lists orders of authorities, notices to the police and legal holds of one brand. */
export const loader = brandLoader("law.see", async (where) => ({
  ...(await lawPage(where)),
}));

export default function Law() {
  const { title, record, matters, moreMatters, disputes, moreDisputes, holds, moreHolds, statements } =
    useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <>
      <Head title={title} />
      <p className={css.quiet}>{t("law.lead")}</p>
      {record && (
        <div className={css.row}>
          <LinkButton to={record} tone="main">
            {t("law.action_record")}
          </LinkButton>
        </div>
      )}
      <Section title={t("law.matters")}>
        <Table
          label={t("law.matters")}
          rows={matters}
          keyOf={({ id }) => id}
          none={t("law.matters_none")}
          columns={[
            { name: t("law.received"), of: ({ received }) => received },
            { name: t("law.kind"), of: ({ kind }) => kind },
            {
              name: t("law.authority"),
              of: ({ authority, reference }) => (
                <>
                  {authority}
                  <br />
                  <span className={css.code}>{reference}</span>
                </>
              ),
            },
            { name: t("law.category"), of: ({ about }) => about },
            { name: t("law.facts"), of: ({ facts }) => facts },
            { name: t("law.confirmed"), of: ({ confirmed }) => confirmed },
            { name: t("law.effect"), of: ({ effect }) => effect },
            { name: t("desk.member"), of: ({ member }) => member && <a href={member}>{t("desk.see_file")}</a> },
            { name: t("desk.who"), of: ({ who }) => who },
            { name: t("console.action"), of: ({ actions }) => <LawActions actions={actions} /> },
          ]}
        />
        {moreMatters && <LinkButton to={moreMatters}>{t("desk.more")}</LinkButton>}
      </Section>
      <Section title={t("law.disputes")}>
        <Table
          label={t("law.disputes")}
          rows={disputes}
          keyOf={({ id }) => id}
          none={t("law.disputes_none")}
          columns={[
            { name: t("law.received"), of: ({ received }) => received },
            {
              name: t("law.body"),
              of: ({ body, reference }) => (
                <>
                  {body}
                  <br />
                  <span className={css.code}>{reference}</span>
                </>
              ),
            },
            { name: t("law.facts"), of: ({ facts }) => facts },
            { name: t("law.outcome"), of: ({ outcome, decided }) => outcome && `${outcome}, ${decided}` },
            { name: t("law.implemented"), of: ({ implemented }) => implemented },
            { name: t("desk.member"), of: ({ member }) => member && <a href={member}>{t("desk.see_file")}</a> },
            { name: t("desk.who"), of: ({ who }) => who },
            { name: t("console.action"), of: ({ actions }) => <LawActions actions={actions} /> },
          ]}
        />
        {moreDisputes && <LinkButton to={moreDisputes}>{t("desk.more")}</LinkButton>}
      </Section>
      <Section title={t("law.holds")}>
        <Table
          label={t("law.holds")}
          rows={holds}
          keyOf={({ id }) => id}
          none={t("law.holds_none")}
          columns={[
            {
              name: t("desk.state"),
              of: ({ inForce }) => (
                <Badge tone={inForce ? "warn" : "plain"}>{t(inForce ? "law.hold_open" : "law.hold_over")}</Badge>
              ),
            },
            { name: t("desk.member"), of: ({ member }) => member && <a href={member}>{t("desk.see_file")}</a> },
            { name: t("law.authority"), of: ({ authority }) => authority },
            { name: t("console.reason"), of: ({ reason }) => reason },
            { name: t("law.from"), of: ({ from }) => from },
            { name: t("law.until"), of: ({ until }) => until },
            { name: t("law.secured"), of: ({ secured }) => secured },
            { name: t("desk.who"), of: ({ who }) => who },
            { name: t("console.action"), of: ({ actions }) => <LawActions actions={actions} /> },
          ]}
        />
        {moreHolds && <LinkButton to={moreHolds}>{t("desk.more")}</LinkButton>}
      </Section>
      {statements && <LawStatements statements={statements} />}
    </>
  );
}
