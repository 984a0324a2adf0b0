import * as forms from "~/app/ui/frame/forms.css";
import { Card, Link } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./account.css";

interface SentReportCardProps {
  number: string;
  date: string;
  about: string;
  /** The reason of the report. Null for a complaint, whose page shows the reason. */
  reason: string | null;
  /** The answer to the report. Null while the report is open. Without a text if the answer has its own page. */
  outcome: { date: string; text: string | null } | null;
  path: string | null;
}

export function SentReportCard({ number, date, about, reason, outcome, path }: SentReportCardProps) {
  const { t } = useWords();
  return (
    <Card as="article" className={forms.part}>
      <h2>{t("reports.own_number", { number })}</h2>
      <p>{reason ? `${about} – ${reason}` : about}</p>
      <p>
        <strong>{outcome ? t("reports.own_answered_on", { date: outcome.date }) : t("reports.own_waiting")}</strong>
      </p>
      {outcome?.text && <p>{outcome.text}</p>}
      {!outcome && <p>{t("reports.own_waits")}</p>}
      {path && (
        <p>
          <Link href={path}>{t("reports.own_open")}</Link>
        </p>
      )}
      <p className={css.quiet}>{t("reports.own_sent_on", { date })}</p>
    </Card>
  );
}
