import type { ShownEvidence, ShownReport } from "~/app/console/cases/shown-report";
import * as css from "~/themes/console/console.css";
import { Badge, Facts, Section } from "~/themes/console/parts";
import { Picture, Talk } from "~/themes/console/pictures";
import { useWords } from "~/themes/words";

/** A report or a complaint: its text, its author, and the stored content. */
export function CaseReport({ report, isBlurred }: { report: ShownReport; isBlurred: boolean }) {
  const { t } = useWords();
  const hint = isBlurred ? t("queue.blurred") : undefined;
  const { title, when, reason, illegal, isDiscarded, discard, said, facts, appeal, pictures, account, mark, seen } =
    report;
  return (
    <Section title={`${title} · ${reason}`}>
      <p className={css.quiet}>
        {when} {illegal && <Badge tone="bad">{t("queue.illegal")}</Badge>}{" "}
        {isDiscarded && <Badge>{t("queue.is_discarded")}</Badge>}
      </p>
      {said ? <p className={css.quoted}>{said}</p> : <p className={css.quiet}>{t("queue.nothing_said")}</p>}
      {appeal && (
        <>
          <p className={css.quiet}>{t("queue.appeal_words")}</p>
          <p className={css.quoted}>{appeal}</p>
        </>
      )}
      <Facts facts={facts} />
      {account && (
        <p>
          <a href={account}>{t("queue.complainants_file")}</a>
        </p>
      )}
      {discard && (
        <p>
          <a href={discard} aria-keyshortcuts="c">
            {t("queue.action_discard")}
          </a>
        </p>
      )}
      {mark && (
        <p>
          <a href={mark} aria-keyshortcuts="y">
            {t("law.action_mark")}
          </a>
        </p>
      )}
      {pictures.map((src, index) => (
        <Picture key={src} src={src} label={t("queue.picture", { n: index + 1 })} hint={hint} />
      ))}
      {seen && <Evidence seen={seen} hint={hint} />}
    </Section>
  );
}

interface EvidenceProps {
  seen: ShownEvidence;
  hint: string | undefined;
}

function Evidence({ seen: { who, details, photo, messages }, hint }: EvidenceProps) {
  const { t } = useWords();
  return (
    <>
      <p className={css.quiet}>{t("queue.seen")}</p>
      <Facts facts={[[t("queue.kind_profile"), who], ...details]} />
      {photo && <Picture src={photo} label={t("queue.reported_photo")} hint={hint} />}
      {messages.length > 0 && (
        <Talk
          label={t("queue.conversation")}
          lines={messages.map(({ id, who: from, isSubjects, when, text, withPhoto }) => ({
            key: id,
            from,
            when,
            text: [text, withPhoto && `[${t("queue.with_photo")}]`].filter(Boolean).join(" "),
            isMarked: isSubjects,
          }))}
        />
      )}
    </>
  );
}
