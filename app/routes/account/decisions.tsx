import type { ReactNode } from "react";
import { textInWords } from "~/app/domain/people/profiles/texts";
import {
  decisionsOf,
  type MemberDecision,
  type MemberRestriction,
  warningsWithAppeal,
} from "~/app/domain/safety/decisions/decisions";
import { FRAUD_ADVICE, type FraudNotice, fraudNoticesOf } from "~/app/domain/safety/fraud/fraud";
import { appealPath, redressInWords, statementInWords } from "~/app/domain/safety/restrictions/restrictions";
import { memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { DecisionCard, FraudNoticeCard } from "~/app/ui/account/DecisionCards";
import { clockOf } from "~/app/ui/frame/clock.server";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { dayInFull } from "~/app/ui/frame/times";
import { EmptyNote } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "account-decisions",
  texts: ["chats", "decisions", "suspensions"],
  title: (t) => t("decisions.title"),
});

/** Lists the member's warnings and decisions, and notices about others: the newest hundred of each. */
export const loader = memberLoader(async ({ context: { site, visit } }, member) => {
  const { locale, t } = visit.words;
  const day = (at: number) => dayInFull(at, locale, clockOf(site, member));
  const dayOrNull = (at: number | null) => (at === null ? null : day(at));
  const timesInWords = (times: MemberDecision["closed"]) =>
    times && { ...times, from: day(times.from), until: dayOrNull(times.until), endedAt: dayOrNull(times.endedAt) };
  const restrictionInWords = ({ id, kind, until, endedAt, reversedAt, text, photos, ...each }: MemberRestriction) => ({
    ...{ id, text, photos },
    what: each.item === "text" ? textInWords(each.itemId, visit.words) : t(`decisions.item_${each.item}`),
    effect: t(EFFECTS[each.item === "profile" ? "hidden" : kind], { until: dayOrNull(until) ?? "" }),
    over:
      reversedAt !== null
        ? t("decisions.reversed", { date: day(reversedAt) })
        : endedAt === null
          ? null
          : t("decisions.ended", { date: day(endedAt) }),
  });
  const decisionInWords = ({
    at,
    closed,
    held,
    appealUntil,
    reversedAt,
    restrictions,
    ...decision
  }: MemberDecision) => ({
    ...decision,
    // Lists only current restrictions, because the decision itself says what ended and why.
    restrictions: restrictions
      .filter(({ item }) => (item !== "account" || !closed) && (item !== "writing" || !held))
      .map(restrictionInWords),
    statement: restrictions[0] ? statementInWords(restrictions[0], visit.words) : null,
    date: day(at),
    closed: timesInWords(closed),
    held: timesInWords(held),
    appealUntil: dayOrNull(appealUntil),
    reversed: dayOrNull(reversedAt),
  });
  const noticeInWords = ({ id, name, credits, lastMessageAt, at, retractedAt }: FraudNotice) => {
    const dates = { lastDate: day(lastMessageAt), date: day(at), retracted: dayOrNull(retractedAt) };
    return { id, name: name || t("chats.former_member"), credits, ...dates };
  };
  return {
    notices: (await fraudNoticesOf(site, member)).rows.map(noticeInWords),
    warnings: (await warningsWithAppeal(site, member)).rows.map(decisionInWords),
    decisions: (await decisionsOf(site, member)).rows.map(decisionInWords),
    appealPath: appealPath(member),
    redress: redressInWords(site, visit.words),
    help: FRAUD_ADVICE,
  };
});

const EFFECTS = {
  removed: "decisions.effect_removed",
  disabled: "decisions.effect_disabled",
  hidden: "decisions.effect_hidden",
  refused: "decisions.effect_refused",
  suspended: "decisions.effect_until",
  terminated: "decisions.effect_for_good",
  held: "decisions.effect_held",
} as const;

export default function Decisions() {
  const { notices, warnings, decisions, appealPath, redress, help } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const ways = { appealPath, redress };
  const nothing = notices.length + warnings.length + decisions.length === 0;
  return (
    <Page title={t("decisions.title")} lead={t("decisions.lead")} width="prose" tabs={null}>
      <div className={css.parts}>
        {nothing && <EmptyNote>{t("decisions.empty")}</EmptyNote>}
        {notices.length > 0 && (
          <Part title={t("decisions.notices")}>
            {notices.map((notice) => (
              <FraudNoticeCard key={notice.id} help={help} {...notice} />
            ))}
          </Part>
        )}
        {decisions.length > 0 && (
          <Part title={t("decisions.decisions")}>
            {decisions.map((decision) => (
              <DecisionCard key={decision.id} {...decision} {...ways} kind="decision" />
            ))}
          </Part>
        )}
        {warnings.length > 0 && (
          <Part title={t("decisions.warnings")}>
            {warnings.map((warning) => (
              <DecisionCard key={warning.id} {...warning} {...ways} kind="warning" />
            ))}
          </Part>
        )}
      </div>
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
