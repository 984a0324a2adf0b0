import type { HardToday as Today } from "~/app/console/queue/hard-today";
import * as css from "~/themes/console/console.css";
import { useWords } from "~/themes/words";

/** The operator's own count of hard cases today. No other operator sees it. */
export function HardToday({ today }: { today: Today | null }) {
  const { t } = useWords();
  if (!today) return null;
  return (
    <p className={css.quiet}>
      {today.count} {today.advice} <small>{t("care_desk.only_you")}</small>
    </p>
  );
}
