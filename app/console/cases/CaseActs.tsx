import type { ShownFile } from "~/app/console/cases/case";
import * as css from "~/themes/console/console.css";
import { LinkButton, Submit } from "~/themes/console/fields";
import { useWords } from "~/themes/words";

/** The actions on a case, always in the same place. */
export function CaseActs({ file: { id, brand, version, lease, acts, isOpen, decided } }: { file: ShownFile }) {
  const { t } = useWords();
  const to = (act: string) =>
    `/brands/${brand.slug}/acts/${act}?${new URLSearchParams({ on: id, version: `${version}` })}`;
  return (
    <>
      <div className={css.row}>
        {acts.answer && (
          <LinkButton to={to("cases.answer")} tone="main" shortcut="d">
            {t("queue.act_answer")}
          </LinkButton>
        )}
        {acts.close && (
          <LinkButton to={to("cases.close")} tone="main" shortcut="d">
            {t("queue.act_close")}
          </LinkButton>
        )}
        {acts.appeal && (
          <LinkButton to={to("cases.appeal")} tone="main" shortcut="d">
            {t("law.act_appeal")}
          </LinkButton>
        )}
        {acts.suspend && (
          <LinkButton to={to("cases.suspend")} tone="danger" shortcut="s">
            {t("work.suspend_close")}
          </LinkButton>
        )}
        {acts.closeOthers && (
          <LinkButton to={`/brands/${brand.slug}/acts/cases.close_others?on=${id}`} shortcut="o">
            {t("queue.act_close_others")}
          </LinkButton>
        )}
        {acts.lift && (
          <LinkButton to={`/brands/${brand.slug}/acts/members.lift?on=${acts.lift}&case=${id}`} shortcut="f">
            {t("law.act_lift")}
          </LinkButton>
        )}
        {acts.photo && (
          <LinkButton to={`/brands/${brand.slug}/acts/photos.reject?on=${acts.photo}&case=${id}`} shortcut="r">
            {t("queue.act_reject_photo")}
          </LinkButton>
        )}
        {acts.skip && (
          <LinkButton to={`/brands/${brand.slug}/acts/cases.skip?on=${id}`} shortcut="l">
            {t("goals.act_skip")}
          </LinkButton>
        )}
        {acts.handOn && (
          <LinkButton to={`/brands/${brand.slug}/acts/${acts.handOn}?on=${id}`} shortcut="p">
            {t("handing.act_hand_on")}
          </LinkButton>
        )}
        {acts.note && (
          <LinkButton to={`/brands/${brand.slug}/acts/${acts.note}?on=${id}`} shortcut="w">
            {t("handing.act_note")}
          </LinkButton>
        )}
        {lease?.isOwn && !decided && (
          <form className={css.row} method="post" action="/queue">
            <input type="hidden" name="brand" value={brand.slug} />
            <input type="hidden" name="id" value={id} />
            <Submit name="step" value="keep" shortcut="t">
              {t("queue.keep")}
            </Submit>
            <Submit name="step" value="back" shortcut="h">
              {t("queue.hand_back")}
            </Submit>
          </form>
        )}
        {(!isOpen || decided) && (
          <form method="post" action="/queue">
            <Submit tone="main" name="step" value="next" shortcut="n">
              {t("queue.next")}
            </Submit>
          </form>
        )}
        <LinkButton to="/queue" shortcut="q">
          {t("queue.to_queue")}
        </LinkButton>
      </div>
      {acts.aside.length > 0 && (
        <div className={css.line}>
          <span className={css.quiet}>{t("work.stays_open")}</span>
          {acts.aside.map(({ to: aside, title, key }) => (
            <LinkButton key={aside} to={aside} shortcut={key}>
              {title}
            </LinkButton>
          ))}
        </div>
      )}
    </>
  );
}
