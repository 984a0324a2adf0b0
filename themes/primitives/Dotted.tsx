import * as css from "./Dotted.css";
import { join } from "./join";

export interface DottedProps {
  /** What there is of them stands side by side, with dots between. */
  parts: readonly (string | null | undefined)[];
  className?: string;
}

/** Short facts in a line. Where one has to go below, no dot is left hanging at either end of the break. */
export function Dotted({ parts, className }: DottedProps) {
  return (
    <span className={join(css.line, className)}>
      {parts.filter(Boolean).map((part) => (
        <span key={part} className={css.part}>
          {part}
        </span>
      ))}
    </span>
  );
}
