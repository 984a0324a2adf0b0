import type { ReactNode } from "react";
import * as css from "./MessageRow.css";
import { hidden } from "./VisuallyHidden.css";

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

interface MessageTimeProps {
  /** The look of a time that is seen. Only screen readers get the time if left out. */
  className?: string;
  /** Whether the message waits to be sent, which screen readers announce. */
  waits?: boolean;
  children: ReactNode;
}

/** The time and state of a message. Within a live log screen readers do not announce that "Sent" became "Read". */
export function MessageTime({ className, waits = false, children }: MessageTimeProps) {
  return (
    <p className={className ?? hidden} aria-live={waits ? undefined : "off"}>
      {children}
    </p>
  );
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
