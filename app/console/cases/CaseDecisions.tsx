import type { ShownDecision } from "~/app/console/cases/case";
import * as css from "~/themes/console/console.css";
import { Filled, Timeline } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

/** Lists the decisions with their operators and reasons. */
export function CaseDecisions({ title, decisions }: { title: string; decisions: ShownDecision[] }) {
  const { t } = useWords();
  return (
    <Filled title={title} of={decisions}>
      <Timeline
        none=""
        entries={decisions.map(({ key, at, when, who, rule, facts, reversed, proof, to }) => ({
          key,
          at,
          when,
          what: (
            <>
              {`${who} · ${rule ?? t("queue.rule_none")}`}
              {reversed && (
                <p>
                  <strong>{t("queue.reversed_on", { date: reversed })}</strong>
                </p>
              )}
              <p className={css.quoted}>{facts}</p>
              {to && (
                <p>
                  <a href={to}>{t("queue.open_alike")}</a>
                </p>
              )}
              {proof.length > 0 && (
                <ul className={css.choices} aria-label={t("work.proof")}>
                  {proof.map(({ key: id, text, to }) => (
                    <li key={id}>{to ? <a href={to}>{text}</a> : text}</li>
                  ))}
                </ul>
              )}
            </>
          ),
        }))}
      />
    </Filled>
  );
}
