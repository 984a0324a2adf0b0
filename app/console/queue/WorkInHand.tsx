import type { ReactNode } from "react";
import type { WorkQueue } from "~/app/console/queue/claims";
import type { InHandPhotos } from "~/app/console/queue/work-words";
import * as css from "~/themes/console/console.css";
import { Submit } from "~/themes/console/fields";
import { Notice } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

interface Props {
  brand: string;
  queue: WorkQueue;
  hands: InHandPhotos;
  /** The id of a payment. */
  id?: string;
  /** The content beside the link to the next item. */
  children: ReactNode;
}

/** The end of a lease, buttons to extend it and hand it back, and a link to the next item. */
export function WorkInHand({ brand, queue, hands: { mine, others }, id, children }: Props) {
  const { t } = useWords();
  return (
    <>
      {mine && <Notice>{mine}</Notice>}
      {others && <Notice tone="warn">{others}</Notice>}
      <div className={css.row}>
        {children}
        <form method="post" action="/queue">
          <Submit name="step" value="next" shortcut="n">
            {t("queue.next")}
          </Submit>
        </form>
        {mine && (
          <form className={css.row} method="post" action="/queue">
            <input type="hidden" name="brand" value={brand} />
            <input type="hidden" name="queue" value={queue} />
            {id && <input type="hidden" name="id" value={id} />}
            <Submit name="step" value="keep" shortcut="t">
              {t("queue.keep")}
            </Submit>
            <Submit name="step" value="back" shortcut="h">
              {t("queue.hand_back")}
            </Submit>
          </form>
        )}
      </div>
    </>
  );
}
