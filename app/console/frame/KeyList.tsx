import * as css from "~/themes/console/console.css";
import { dialog, keyList, keys } from "~/themes/console/pictures.css";
import { useWords } from "~/themes/words";

/** A button for the list of keys, which the script fills in. Hidden without the script. */
export function KeyList() {
  const { t } = useWords();
  return (
    <div className={keys}>
      <button className={css.plainButton} type="button" data-list-keys="" aria-keyshortcuts="?" hidden>
        {t("queue.keys")}
      </button>
      <dialog className={dialog} data-key-list="" aria-labelledby="key-list">
        <p id="key-list" className={css.subtitle}>
          {t("work.keys")}
        </p>
        <dl className={keyList} />
        <form method="dialog">
          <button className={css.plainButton} type="submit">
            {t("work.close")}
          </button>
        </form>
      </dialog>
    </div>
  );
}
