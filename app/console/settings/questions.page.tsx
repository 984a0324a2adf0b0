import { casePath } from "~/app/console/cases/case-target";
import { colleagues } from "~/app/console/frame/colleagues";
import { onEach } from "~/app/console/frame/each-site";
import { deskLoader, sitesOf } from "~/app/console/frame/guards";
import { clockOf } from "~/app/console/frame/times";
import { allows } from "~/app/domain/desk/permissions/permissions";
import { mergedQuestions, type QuestionRow, questionsOf, UNCLEAR } from "~/app/domain/safety/reports/questions";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { LinkButton } from "~/themes/console/fields";
import { Head, Notice, Table } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "console-questions",
  title: (t) => t("goals.questions"),
  texts: ["desk", "goals", "queue"],
});

type Asked = QuestionRow & { site: Site };

export const loader = deskLoader("cases.see", async (where) => {
  const { desk, visit } = where.context;
  const after = new URL(where.request.url).searchParams.get("after") || undefined;
  const asked = { after, limit: 50 };
  const read = await onEach(sitesOf(where, "cases.see"), async (site) => {
    const { rows, next } = await questionsOf(site, asked);
    return { rows: rows.map((row): Asked => ({ ...row, site })), next };
  });
  const nameOf = await colleagues(desk);
  const { rows, next } = mergedQuestions(
    asked,
    read.flatMap(({ value }) => value ?? []),
  );
  return {
    unread: read.flatMap(({ site, value }) => (value ? [] : site.tenant.name)),
    more: next && `/questions?${new URLSearchParams({ after: next })}`,
    questions: rows.map(({ site: { tenant }, ...row }) => ({
      id: row.id,
      when: clockOf(tenant, visit.words)(row.at),
      who: nameOf(row.operator),
      brand: tenant.name,
      to: casePath(tenant.slug, row.caseId),
      why: whyInWords(row.why, visit.words),
      words: row.words,
      answer: row.answer,
      by: row.answeredBy === null ? "" : nameOf(row.answeredBy),
      toAnswer:
        row.answeredAt === null && allows(where.who.grants, "appeals.decide", tenant.slug)
          ? `/brands/${tenant.slug}/actions/questions.answer?on=${row.id}`
          : null,
    })),
  };
});

function whyInWords(why: string, { t }: Words): string {
  const known = UNCLEAR.find((each) => each === why);
  return known ? t(`goals.why_${known}`) : "";
}

/** Lists the questions about unclear rules, from operators who handed a case on. */
export default function Questions() {
  const { unread, questions, more } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <>
      <Head title={t("goals.questions")} />
      {unread.length > 0 && <Notice tone="warn">{t("queue.unread", { brands: unread.join(", ") })}</Notice>}
      <p className={css.quiet}>{t("goals.questions_lead")}</p>
      <Table
        label={t("goals.questions")}
        rows={questions}
        keyOf={({ id }) => id}
        none={t("goals.no_questions")}
        columns={[
          { name: t("desk.when"), of: ({ when }) => when },
          {
            name: t("queue.case"),
            of: ({ to, brand, who }) => (
              <>
                <a href={to}>{t("goals.to_case")}</a>
                <br />
                <span className={css.quiet}>
                  {brand}, {who}
                </span>
              </>
            ),
          },
          {
            name: t("goals.unclear"),
            of: ({ why, words }) => (
              <>
                {why && <span className={css.quiet}>{why}: </span>}
                {words}
              </>
            ),
          },
          {
            name: t("goals.answer"),
            of: ({ answer, by, toAnswer }) => (
              <>
                {answer} {by && <span className={css.quiet}>({by})</span>}
                {toAnswer && <a href={toAnswer}>{t("goals.action_answer")}</a>}
              </>
            ),
          },
        ]}
      />
      {more && (
        <p className={css.text}>
          <LinkButton to={more}>{t("queue.more")}</LinkButton>
        </p>
      )}
    </>
  );
}
