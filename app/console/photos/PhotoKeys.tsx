import * as css from "~/themes/console/console.css";
import { Keys } from "~/themes/console/pictures";
import * as pictures from "~/themes/console/pictures.css";
import { useWords } from "~/themes/words";

/** The list of keys of the page of photos. */
export function PhotoKeys({ reasons }: { reasons: string[] }) {
  const { t } = useWords();
  return (
    <details className={pictures.keys} data-keys>
      <summary className={css.quiet}>{t("queue.keys")}</summary>
      <Keys
        keys={[
          ["j, k, ← →", t("queue.key_move")],
          ["a", t("queue.approve")],
          ["r", t("queue.reject")],
          ...reasons.map((reason, at): [string, string] => [`${at + 1}`, t("queue.key_reason", { reason })]),
          ["x", t("queue.nudity")],
          ["g", t("queue.in_grey")],
          ["s", t("queue.save_page")],
          ["f", t("queue.approve_rest")],
        ]}
      />
    </details>
  );
}
