import type { ShownFile } from "~/app/console/cases/case";
import * as css from "~/themes/console/console.css";
import { LinkButton, Submit } from "~/themes/console/fields";
import { useWords } from "~/themes/words";

type Tone = "main" | "danger" | "plain";

/** The actions on a case, always in the same place. */
export function CaseActions({ file: { id, brand, version, lease, actions, isOpen, decided } }: { file: ShownFile }) {
  const { t } = useWords();
  const of = `/brands/${brand.slug}/actions`;
  const to = (action: string) => `${of}/${action}?${new URLSearchParams({ on: id, version: `${version}` })}`;
  const link = (offered: unknown, href: string, label: string, shortcut: string, tone: Tone = "plain") =>
    Boolean(offered) && (
      <LinkButton to={href} tone={tone} shortcut={shortcut}>
        {label}
      </LinkButton>
    );
  return (
    <>
      <div className={css.row}>
        {link(actions.answer, to("cases.answer"), t("queue.action_answer"), "d", "main")}
        {link(actions.close, to("cases.close"), t("queue.action_close"), "d", "main")}
        {link(actions.appeal, to("cases.appeal"), t("law.action_appeal"), "d", "main")}
        {link(actions.suspend, to("cases.suspend"), t("work.suspend_close"), "s", "danger")}
        {link(actions.closeOthers, `${of}/cases.close_others?on=${id}`, t("queue.action_close_others"), "o")}
        {link(actions.lift, `${of}/members.lift?on=${actions.lift}&case=${id}`, t("law.action_lift"), "f")}
        {link(actions.photo, `${of}/photos.reject?on=${actions.photo}&case=${id}`, t("queue.action_reject_photo"), "r")}
        {link(actions.skip, `${of}/cases.skip?on=${id}`, t("goals.action_skip"), "l")}
        {link(actions.handOn, `${of}/${actions.handOn}?on=${id}`, t("handing.action_hand_on"), "p")}
        {link(actions.note, `${of}/${actions.note}?on=${id}`, t("handing.action_note"), "w")}
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
      {actions.aside.length > 0 && (
        <div className={css.line}>
          <span className={css.quiet}>{t("work.stays_open")}</span>
          {actions.aside.map(({ to: aside, title, key }) => (
            <LinkButton key={aside} to={aside} shortcut={key}>
              {title}
            </LinkButton>
          ))}
        </div>
      )}
    </>
  );
}
