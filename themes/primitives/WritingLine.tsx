import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { IconButton } from "./Button";
import { SendIcon } from "./page-icons";
import * as css from "./WritingLine.css";

export interface WritingLineProps extends Omit<ComponentPropsWithoutRef<"textarea">, "rows" | "className"> {
  value: string;
  /** A round button in the line, before the words. */
  before?: ReactNode;
  /** The round button that sends, at the end of the line. */
  after: ReactNode;
}

/**
 * One line to write in, with its buttons inside. It grows with what is written, up to a third of the window. Around it a
 * template may fold what is not needed meanwhile: `:has([data-writing]:focus)`.
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

/** The button that sends what the line holds. */
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
