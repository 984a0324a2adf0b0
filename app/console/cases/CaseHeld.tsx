import type { ShownHeld } from "~/app/console/cases/case";
import * as css from "~/themes/console/console.css";
import { Section } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

/** Quarantined messages, which nobody received. */
export function CaseHeld({ messages }: { messages: ShownHeld[] }) {
  const { t } = useWords();
  if (messages.length === 0) return null;
  return (
    <Section title={t("queue.held")}>
      {messages.map(({ id, to, when, text, why }) => (
        <div key={id}>
          <p className={css.quiet}>
            {to} · {when} · {why}
          </p>
          <p className={css.quoted}>{text}</p>
        </div>
      ))}
    </Section>
  );
}
