import type { ShownRisk } from "~/app/console/members/risk-words";
import * as css from "~/themes/console/console.css";
import { Section, Timeline } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

/** The risk signals of a profile: counts, never messages. */
export function CaseRisks({ risks }: { risks: ShownRisk[] }) {
  const { t } = useWords();
  if (risks.length === 0) return null;
  return (
    <Section title={t("risk.title")}>
      <p className={css.quiet}>{t("risk.lead")}</p>
      <Timeline none="" entries={risks.map(({ key, at, when, text }) => ({ key, at, when, what: text }))} />
    </Section>
  );
}
