import { useSyncExternalStore } from "react";
import { followWaiting, isWaiting } from "~/app/router/patient";
import { Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./Waiting.css";

/** Whether something that the page asks for waits until the site can be reached. */
export function useWaiting(): boolean {
  return useSyncExternalStore(followWaiting, isWaiting, () => false);
}

/** Says so at the page's edge: the page itself stays as it is. No toast, whose code may be what cannot be fetched. */
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
