import { useEffect, useRef, useState } from "react";
import { Submit } from "~/app/ui/frame/Submit";
import { Form } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./SeeLikes.css";

const ACTION = "/likes/seen";

/** A button that marks all new likes as seen. `left` is true while there are new likes. */
export function SeeLikes({ left }: { left: boolean }) {
  const { t } = useWords();
  const [asked, setAsked] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const done = asked && !left;
  useEffect(() => {
    // Moves the focus, because the button that had it is gone.
    if (done && document.activeElement === document.body) said.current?.focus({ preventScroll: true });
  }, [done]);
  return (
    <div className={css.row}>
      {left && (
        <Form method="post" action={ACTION} preventScrollReset onSubmit={() => setAsked(true)}>
          <Submit variant="quiet" size="s" sentTo={ACTION} label={t("likes.see_all")} />
        </Form>
      )}
      {done && (
        <p ref={said} role="status" tabIndex={-1} className={css.said}>
          {t("likes.all_seen")}
        </p>
      )}
    </div>
  );
}
