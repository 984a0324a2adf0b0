import type { ReactNode } from "react";
import * as css from "./MessageRow.css";
import { hidden } from "./VisuallyHidden.css";

export interface MessageRowProps {
  mine: boolean;
  /** Whether the text is a status (a withdrawn message). The bubble is then an outline. */
  faint?: boolean;
  /** The button of the message's actions, small and round. Its room stays empty without one. */
  actions?: ReactNode;
  /** ReactionMarks, on the bubble's lower edge. */
  marks?: ReactNode;
  /** The bubble, drawn by the template. */
  children: ReactNode;
}

interface MessageTimeProps {
  /** The style of a visible time. Without it, only screen readers read the time. */
  className?: string;
  /** Whether the message waits to be sent, which screen readers announce. */
  waits?: boolean;
  children: ReactNode;
}

/** The time and state of a message. In a live log screen readers do not announce the change from "Sent" to "Read". */
export function MessageTime({ className, waits = false, children }: MessageTimeProps) {
  return (
    <p className={className ?? hidden} aria-live={waits ? undefined : "off"}>
      {children}
    </p>
  );
}

/** A message, with its actions on the free side. */
export function MessageRow({ mine, faint = false, actions, marks, children }: MessageRowProps) {
  return (
    <div className={css.row({ mine })}>
      <div className={css.body({ mine, faint })}>
        {children}
        {marks}
      </div>
      {/* In a live log, screen readers announce the message but not its actions. */}
      {actions && (
        <div className={css.actions} aria-live="off">
          {actions}
        </div>
      )}
    </div>
  );
}
