import type { ShownFile } from "~/app/console/cases/case";
import { Badge, Filled, Timeline } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

/** The emails of a case, and their delivery. */
export function CaseMails({ mails }: { mails: ShownFile["mails"] }) {
  const { t } = useWords();
  return (
    <Filled title={t("queue.mails")} of={mails}>
      <Timeline
        none=""
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
    </Filled>
  );
}
