import { useEffect, useState } from "react";
import { useWords } from "~/themes/words";
import * as css from "./OfflineNote.css";

/** A note that shows while the browser is offline. */
export function OfflineNote() {
  const { t } = useWords();
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    look();
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  if (!offline) return null;
  return (
    <p role="status" className={css.note}>
      {t("common.offline")}
    </p>
  );
}
