import { useSyncExternalStore } from "react";
import { followWaiting, isWaiting } from "~/app/router/patient";
import { Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./Waiting.css";

export function useWaiting(): boolean {
  return useSyncExternalStore(followWaiting, isWaiting, () => false);
}

/** Shows at the page's edge that the site does not answer. Not a toast, whose code may be the file that cannot load. */
export function Waiting() {
  const waiting = useWaiting();
  const { t } = useWords();
  if (!waiting) return null;
  return (
    <div className={css.waiting}>
      <Notice tone="danger" live>
        {t("error.waiting")}
      </Notice>
    </div>
  );
}
