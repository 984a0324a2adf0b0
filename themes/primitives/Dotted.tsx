import * as css from "./Dotted.css";
import { join } from "./join";

export interface DottedProps {
  /** What there is of them stands side by side, with dots between. */
  parts: readonly (string | null | undefined)[];
  /** Whether each part is an element, for a style that cuts off what is too long. Else the first is plain text. */
  cut?: boolean;
  className?: string;
}

/** Short facts in a line. Where one has to go below, no dot is left hanging at either end of the break. */
export function Dotted({ parts, cut = false, className }: DottedProps) {
  const [first, ...others] = parts.filter(Boolean);
  return (
    <span className={join(css.line, className)}>
      {cut ? <span>{first}</span> : first}
      {others.map((part) => (
        <span key={part} className={css.part}>
          {part}
        </span>
      ))}
    </span>
  );
}
