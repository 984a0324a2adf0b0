import type { LawPage } from "~/app/console/law/law-page";
import * as css from "~/themes/console/console.css";
import { LinkButton } from "~/themes/console/fields";
import { Facts, Section, Table } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

/** The delivery of statements of reasons to the Commission. */
export function LawStatements({ statements }: { statements: NonNullable<LawPage["statements"]> }) {
  const { facts, refused, more } = statements;
  const { t } = useWords();
  return (
    <Section title={t("law.statements")}>
      <Facts facts={facts} />
      <Table
        label={t("law.statements_refused")}
        rows={refused}
        keyOf={({ id }) => id}
        none={t("law.statements_none")}
        columns={[
          { name: t("law.from"), of: ({ from }) => from },
          { name: t("law.category"), of: ({ item }) => item },
          { name: t("law.refusal"), of: ({ why }) => <span className={css.code}>{why}</span> },
          { name: t("desk.member"), of: ({ member }) => member && <a href={member}>{t("desk.see_file")}</a> },
          { name: t("console.action"), of: ({ actions }) => <LawActions actions={actions} /> },
        ]}
      />
      {more && <LinkButton to={more}>{t("desk.more")}</LinkButton>}
    </Section>
  );
}

/** The actions of a row. */
export function LawActions({ actions }: { actions: { to: string; title: string }[] }) {
  return (
    <ul className={css.choices}>
      {actions.map(({ to, title }) => (
        <li key={to}>
          <a href={to}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
