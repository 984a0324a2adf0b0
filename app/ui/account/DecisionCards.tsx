import type { ReactNode } from "react";
import * as forms from "~/app/ui/frame/forms.css";
import { ButtonLink, Card, Link } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./account.css";

interface FraudNoticeCardProps {
  name: string;
  /** The date of the last message between the two. */
  lastDate: string;
  credits: number;
  date: string;
  /** The date on which the notice was withdrawn. Null if it was not withdrawn. */
  retracted: string | null;
  help: string;
}

export function FraudNoticeCard({ name, lastDate, credits, date, retracted, help }: FraudNoticeCardProps) {
  const { t } = useWords();
  if (retracted)
    return (
      <Card as="article" className={forms.part}>
        <h3>{t("decisions.notice_retracted_title", { name })}</h3>
        <p>{t("decisions.notice_retracted", { date: retracted })}</p>
        <p className={css.quiet}>{t("decisions.told_on", { date })}</p>
      </Card>
    );
  return (
    <Card as="article" className={forms.part}>
      <h3>{t("decisions.notice_title", { name })}</h3>
      <p>{t("decisions.notice_text", { date: lastDate })}</p>
      {credits > 0 && <p>{t("decisions.notice_back", { credits })}</p>}
      <p className={css.quiet}>{t("decisions.told_on", { date })}</p>
      <p>
        <Link href={help}>{t("decisions.notice_help")}</Link>
      </p>
    </Card>
  );
}

interface DecisionCardProps {
  kind: "decision" | "warning";
  date: string;
  rule: string;
  facts: string;
  automated: boolean;
  /** How long the account was closed. Null if the decision did not close the account. */
  closed: Closing | null;
  /** How long the member was muted. Null if the decision did not mute the member. */
  held: Closing | null;
  /** When an appeal reversed the decision. Null while the decision stands. */
  reversed: string | null;
  /** The last day for an appeal. Null if that day is over, or if an appeal reversed the decision. */
  appealUntil: string | null;
  appealPath: string;
  redress: string;
  restrictions: ShownRestriction[];
  statement: string | null;
}

export interface ShownRestriction {
  id: string;
  what: string;
  effect: string;
  /** The sentence that says that the restriction ended. Null while the restriction applies. */
  over: string | null;
  text: string | null;
  photos: number;
}

interface Closing {
  from: string;
  /** The end of the restriction. Null if it is permanent. */
  until: string | null;
  /** When the restriction ended. Null while it applies. */
  endedAt: string | null;
  lifted: boolean;
}

export function DecisionCard({ kind, date, closed, held, appealPath, ...decision }: DecisionCardProps) {
  const { rule, facts, automated, reversed, appealUntil, redress, restrictions, statement } = decision;
  const { t } = useWords();
  const title = t(`decisions.${kind}_on`, { date });
  return (
    <Card as="article" className={forms.part}>
      <h3>{title}</h3>
      {reversed && (
        <p>
          <strong>{t("decisions.reversed_whole", { date: reversed })}</strong>
        </p>
      )}
      <dl className={css.points}>
        <Point title={t("suspensions.facts")}>
          <p>{facts}</p>
        </Point>
        <Point title={t("suspensions.rule")}>
          <p>{rule}</p>
        </Point>
        {restrictions.length > 0 && (
          <Point title={t("decisions.was")}>
            {restrictions.map((each) => (
              <Restriction key={each.id} {...each} />
            ))}
          </Point>
        )}
        {(closed || held || (restrictions.length === 0 && !reversed)) && (
          <Point title={t("decisions.effect")}>
            {closed && <Period of="closed" {...closed} />}
            {held && <Period of="held" {...held} />}
            {!closed && !held && !reversed && (
              <p>{t(kind === "warning" ? "decisions.effect_warning" : "decisions.effect_open")}</p>
            )}
          </Point>
        )}
        {statement && (
          <Point title={t("decisions.statement")}>
            <p>{statement}</p>
          </Point>
        )}
        <Point title={t("suspensions.decided")}>
          <p>{t(automated ? "suspensions.by_machine" : "suspensions.by_person")}</p>
        </Point>
        {!reversed && (
          <Point title={t("suspensions.appeal_title")}>
            <p>{appealUntil ? t("decisions.appeal_until", { date: appealUntil }) : t("decisions.appeal_over")}</p>
            {kind === "decision" && <p>{redress}</p>}
          </Point>
        )}
      </dl>
      {appealUntil && (
        <div>
          <ButtonLink href={appealPath} variant="secondary" about={title}>
            {t("suspensions.appeal")}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

function Restriction({ id, what, effect, over, text, photos }: ShownRestriction) {
  const { t } = useWords();
  return (
    <div className={css.restriction}>
      <p>
        <strong>{what}.</strong> {effect} {over}
      </p>
      {text && <blockquote className={css.asItWas}>{text}</blockquote>}
      {photos > 0 && (
        <div className={css.asItWasPhotos}>
          {Array.from({ length: photos }, (_, place) => `/account/decisions/${id}/picture?place=${place}`).map(
            (src) => (
              <img key={src} className={css.asItWasPhoto} src={src} alt={t("decisions.photo")} />
            ),
          )}
        </div>
      )}
    </div>
  );
}

function Point({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.quiet}>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Period({ of, from, until, endedAt, lifted }: Closing & { of: "closed" | "held" }) {
  const { t } = useWords();
  const LIFTED = { closed: "decisions.lifted", held: "decisions.hold_lifted" } as const;
  return (
    <>
      <p>{until ? t(`decisions.${of}_until`, { from, until }) : t(`decisions.${of}_for_good`, { from })}</p>
      {endedAt && <p>{t(lifted ? LIFTED[of] : "decisions.over", { date: endedAt })}</p>}
    </>
  );
}
