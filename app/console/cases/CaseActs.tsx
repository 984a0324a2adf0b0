import type { ShownFile } from "~/app/console/cases/case";
import * as css from "~/themes/console/console.css";
import { LinkButton, Submit } from "~/themes/console/fields";
import { useWords } from "~/themes/words";

type Tone = "main" | "danger" | "plain";

/** The actions on a case, always in the same place. */
export function CaseActs({ file: { id, brand, version, lease, acts, isOpen, decided } }: { file: ShownFile }) {
  const { t } = useWords();
  const of = `/brands/${brand.slug}/acts`;
  const to = (act: string) => `${of}/${act}?${new URLSearchParams({ on: id, version: `${version}` })}`;
  const link = (offered: unknown, href: string, label: string, shortcut: string, tone: Tone = "plain") =>
    Boolean(offered) && (
      <LinkButton to={href} tone={tone} shortcut={shortcut}>
        {label}
      </LinkButton>
    );
  return (
    <>
      <div className={css.row}>
        {link(acts.answer, to("cases.answer"), t("queue.act_answer"), "d", "main")}
        {link(acts.close, to("cases.close"), t("queue.act_close"), "d", "main")}
        {link(acts.appeal, to("cases.appeal"), t("law.act_appeal"), "d", "main")}
        {link(acts.suspend, to("cases.suspend"), t("work.suspend_close"), "s", "danger")}
        {link(acts.closeOthers, `${of}/cases.close_others?on=${id}`, t("queue.act_close_others"), "o")}
        {link(acts.lift, `${of}/members.lift?on=${acts.lift}&case=${id}`, t("law.act_lift"), "f")}
        {link(acts.photo, `${of}/photos.reject?on=${acts.photo}&case=${id}`, t("queue.act_reject_photo"), "r")}
        {link(acts.skip, `${of}/cases.skip?on=${id}`, t("goals.act_skip"), "l")}
        {link(acts.handOn, `${of}/${acts.handOn}?on=${id}`, t("handing.act_hand_on"), "p")}
        {link(acts.note, `${of}/${acts.note}?on=${id}`, t("handing.act_note"), "w")}
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
