import type { News } from "~/app/console/frame/news";
import * as css from "~/themes/console/console.css";
import { Submit } from "~/themes/console/fields";
import { Notice, NoticeBar } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

/** An operator's last actions with undo, above every page. */
export function NewsBar({ news: { said, waiting, failed }, at }: { news: News; at: string }) {
  const { t, locale } = useWords();
  const inSeconds = new Intl.NumberFormat(locale, { style: "unit", unit: "second", unitDisplay: "long" });
  return (
    <>
      {said && (
        <Notice tone={said.tone} isNews>
          {said.text}
        </Notice>
      )}
      {waiting.map(({ batch, text, seconds }) => (
        <NoticeBar key={batch} tone="warn">
          <span>
            {text} –{" "}
            {seconds > 0 ? (
              <span data-countdown={seconds} data-over={t("actions.being_done")}>
                {t("actions.will_be_done")}{" "}
                <time dateTime={`PT${seconds}S`} aria-live="off">
                  {inSeconds.format(seconds)}
                </time>
              </span>
            ) : (
              t("actions.being_done")
            )}
          </span>
          {seconds > 0 && (
            <form method="post" action="/undo">
              <input type="hidden" name="batch" value={batch} />
              <input type="hidden" name="next" value={at} />
              <Submit name="step" value="undo" shortcut="u">
                {t("actions.undo")}
              </Submit>
            </form>
          )}
        </NoticeBar>
      ))}
      {failed.length > 0 && (
        <NoticeBar tone="bad">
          <ul className={css.lines}>
            {failed.map(({ id, text, why, to }) => (
              <li key={id}>
                {t("actions.not_done")} <a href={to}>{text}</a> – {why}
              </li>
            ))}
          </ul>
          <form method="post" action="/undo">
            <input type="hidden" name="next" value={at} />
            <Submit name="step" value="read">
              {t("actions.read")}
            </Submit>
          </form>
        </NoticeBar>
      )}
    </>
  );
}
