import type { ShownFile } from "~/app/request/console/case";
import * as css from "~/themes/console/console.css";
import { LinkButton, Submit } from "~/themes/console/fields";
import { useWords } from "~/themes/words";

/** What can be done to a case, always in the same place. */
export function CaseActs({ file: { id, brand, version, lease, acts, isOpen, decided } }: { file: ShownFile }) {
  const { t } = useWords();
  const to = (act: string) =>
    `/brands/${brand.slug}/acts/${act}?${new URLSearchParams({ on: id, version: `${version}` })}`;
  return (
    <div className={css.row}>
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
          {t("queue.act_suspend")}
        </LinkButton>
      )}
      {acts.closeOthers && (
        <LinkButton to={`/brands/${brand.slug}/acts/cases.close_others?on=${id}`} shortcut="o">
          {t("queue.act_close_others")}
        </LinkButton>
      )}
      {acts.lift && (
        <LinkButton to={`/brands/${brand.slug}/acts/members.lift?on=${acts.lift}`} shortcut="f">
          {t("law.act_lift")}
        </LinkButton>
      )}
      {acts.photo && (
        <LinkButton to={`/brands/${brand.slug}/acts/photos.reject?on=${acts.photo}`} shortcut="r">
          {t("queue.act_reject_photo")}
        </LinkButton>
      )}
      {acts.close && (
        <LinkButton to={`/brands/${brand.slug}/acts/cases.skip?on=${id}`} shortcut="l">
          {t("goals.act_skip")}
        </LinkButton>
      )}
      {acts.handOn && (
        <LinkButton to={`/brands/${brand.slug}/acts/cases.hand_on?on=${id}`} shortcut="p">
          {t("handing.act_hand_on")}
        </LinkButton>
      )}
      {acts.note && (
        <LinkButton to={`/brands/${brand.slug}/acts/cases.note?on=${id}`} shortcut="w">
          {t("handing.act_note")}
        </LinkButton>
      )}
      {lease?.isOwn && !decided && (
        <form className={css.row} method="post" action="/queue">
          <input type="hidden" name="brand" value={brand.slug} />
          <input type="hidden" name="id" value={id} />
          <Submit name="step" value="keep">
            {t("queue.keep")}
          </Submit>
          <Submit name="step" value="back" shortcut="h">
            {t("queue.hand_back")}
          </Submit>
        </form>
      )}
      {(!isOpen || decided) && (
        <form method="post" action="/queue">
          <Submit name="step" value="next" shortcut="n">
            {t("queue.next")}
          </Submit>
        </form>
      )}
      <LinkButton to="/queue">{t("queue.to_queue")}</LinkButton>
    </div>
  );
}
