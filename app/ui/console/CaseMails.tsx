import type { ShownFile } from "~/app/request/console/case";
import { Badge, Section, Timeline } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

/** What was mailed because of a case, and what became of that. */
export function CaseMails({ mails }: { mails: ShownFile["mails"] }) {
  const { t } = useWords();
  return (
    <Section title={t("queue.mails")}>
      <Timeline
        none={t("queue.no_mails")}
        entries={mails.map(({ key, at, when, what, state, isBad }) => ({
          key,
          at,
          when,
          what: (
            <>
              {what} <Badge tone={isBad ? "bad" : "plain"}>{state}</Badge>
            </>
          ),
        }))}
      />
    </Section>
  );
}
