import type { ShownNote } from "~/app/request/console/case";
import * as css from "~/themes/console/console.css";
import { Section, Timeline } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

/** What colleagues wrote about a case, for each other. */
export function CaseNotes({ notes }: { notes: ShownNote[] }) {
  const { t } = useWords();
  return (
    <Section title={t("handing.notes")}>
      <Timeline
        none={t("handing.no_notes")}
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
    </Section>
  );
}
