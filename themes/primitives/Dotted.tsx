import type { ReactNode } from "react";
import * as css from "./Dotted.css";
import { join } from "./join";

export interface DottedProps {
  /** What there is of them stands side by side, with dots between. */
  parts: readonly (string | null | undefined)[];
  className?: string;
}

/** Short facts in a line. Where one has to go below, no dot is left hanging at either end of the break. */
export function Dotted({ parts, className }: DottedProps) {
  const [first, ...others] = parts.filter(Boolean);
  return (
    <span className={join(css.line, className)}>
      {others.length > 0 ? first : <Part>{first}</Part>}
      {others.map((part) => (
        <Part key={part}>{part}</Part>
      ))}
    </span>
  );
}

function Part({ children }: { children: ReactNode }) {
  return <span className={css.part}>{children}</span>;
}
