import { Button, Form, UndoIcon } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./Finder.css";
import { NobodyToShow } from "./NobodyToShow";

/** The end of the day's set: what to do until tomorrow, and undo for `last`. */
export function NobodyLeft({ last, pending }: { last: string | null; pending: boolean }) {
  const { t } = useWords();
  return (
    <NobodyToShow text={t("finder.through")} href="/members" label={t("home.see_all")}>
      {last && (
        <Form method="post" action="/match-finder" className={css.undoLast}>
          <input type="hidden" name="profile" value={last} />
          <Button
            type="submit"
            name="choice"
            value="undo"
            variant="quiet"
            disabled={pending}
            icon={<UndoIcon size={18} />}
          >
            {t("finder.undo")}
          </Button>
        </Form>
      )}
    </NobodyToShow>
  );
}
