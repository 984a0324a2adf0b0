import type { ShownNote } from "~/app/console/cases/case";
import * as css from "~/themes/console/console.css";
import { Filled, Timeline } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

/** Colleagues' notes on a case. */
export function CaseNotes({ notes }: { notes: ShownNote[] }) {
  const { t } = useWords();
  return (
    <Filled title={t("handing.notes")} of={notes}>
      <Timeline
        none=""
        entries={notes.map(({ id: key, at, when, who, text }) => ({
          ...{ key, at, when },
          what: (
            <>
              {who}
              <p className={css.quoted}>{text}</p>
            </>
          ),
        }))}
      />
    </Filled>
  );
}
