import { useSyncExternalStore } from "react";
import { followWaiting, isWaiting } from "~/app/router/patient";
import { Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./Waiting.css";

export function useWaiting(): boolean {
  return useSyncExternalStore(followWaiting, isWaiting, () => false);
}

/** Says so at the page's edge and leaves the page as it is. Not a toast, whose code may be what cannot load. */
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
