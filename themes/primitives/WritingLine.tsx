import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { IconButton } from "./Button";
import { SendIcon } from "./page-icons";
import * as css from "./WritingLine.css";

export interface WritingLineProps extends Omit<ComponentPropsWithoutRef<"textarea">, "rows" | "className"> {
  value: string;
  /** A round button before the text. */
  before?: ReactNode;
  /** The round send button at the end of the line. */
  after: ReactNode;
}

/**
 * A text field of one line with buttons inside. The field grows with its text, up to a third of the window. A template
 * may fold other parts meanwhile: `:has([data-writing]:focus)`.
 */
export const WritingLine = forwardRef<HTMLTextAreaElement, WritingLineProps>(function WritingLine(
  { before, after, value, ...rest },
  ref,
) {
  return (
    <div className={css.field}>
      <div className={css.line}>
        {before}
        <div className={css.grown} data-text={value}>
          <textarea ref={ref} rows={1} value={value} {...rest} data-writing className={css.text} />
        </div>
        {after}
      </div>
    </div>
  );
});

/** The button that sends the line. */
export function SendButton({ label, busy = false }: { label: string; busy?: boolean }) {
  return (
    <IconButton
      type="submit"
      label={label}
      icon={<SendIcon size={20} />}
      aria-disabled={busy || undefined}
      className={css.send}
    />
  );
}
