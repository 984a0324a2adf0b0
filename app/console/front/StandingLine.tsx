import type { ShownStanding } from "~/app/console/front/standings";
import * as css from "~/themes/console/console.css";
import { Badge } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

/** A compact `StandingTable`, above a list of open work. */
export function StandingLine({ rows }: { rows: ShownStanding[] }) {
  const { t } = useWords();
  if (rows.length === 0) return null;
  return (
    <ul className={css.choices} aria-label={t("goals.queues")}>
      {rows.map(({ queue, to, name, open, oldest, goal, late }) => (
        <li key={queue}>
          <a href={to}>{name}</a> {open} · {t("goals.oldest_of", { age: oldest, goal })}{" "}
          {late > 0 && <Badge tone="bad">{t("goals.late", { count: late })}</Badge>}
        </li>
      ))}
    </ul>
  );
}
