import * as css from "./Dotted.css";
import { join } from "./join";

export interface DottedProps {
  /** The parts; empty ones are left out. */
  parts: readonly (string | null | undefined)[];
  /** Whether each part is an element, so that a style can cut long parts. Otherwise the first part is plain text. */
  cut?: boolean;
  className?: string;
}

/** Shows short facts in a line, separated by dots. A line break leaves no dot at either end. */
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
