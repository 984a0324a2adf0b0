import type { ShownInHand } from "~/app/console/queue/shown-queue";
import * as css from "~/themes/console/console.css";
import { Section } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

/** The cases that the operator has leased. "Next" leads to the first of them. */
export function InHand({ rows }: { rows: ShownInHand[] }) {
  const { t } = useWords();
  if (rows.length === 0) return null;
  return (
    <Section title={t("handing.in_hand")}>
      <ul className={css.lines}>
        {rows.map(({ to, title, brand, until, handed }) => (
          <li key={to}>
            <a href={to}>{title}</a> <span className={css.quiet}>{`${brand} · ${until}`}</span>
            {handed && <p className={css.quoted}>{handed}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
