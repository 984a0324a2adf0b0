import type { ReactNode } from "react";
import * as css from "./MessageRow.css";

export interface MessageRowProps {
  mine: boolean;
  /** Whether it says what became of a message: then the bubble is an outline. */
  faint?: boolean;
  /** A small round button; the room for it is kept where there is none. */
  actions?: ReactNode;
  /** ReactionMarks, on the bubble's lower edge. */
  marks?: ReactNode;
  /** The bubble, as the template draws it. */
  children: ReactNode;
}

/** A message with what can be done with it beside it, on the free side. */
export function MessageRow({ mine, faint = false, actions, marks, children }: MessageRowProps) {
  return (
    <div className={css.row({ mine })}>
      <div className={css.body({ mine, faint })}>
        {children}
        {marks}
      </div>
      {/* Within a live log: screen readers announce a message, and not what can be done with it. */}
      {actions && (
        <div className={css.actions} aria-live="off">
          {actions}
        </div>
      )}
    </div>
  );
}
