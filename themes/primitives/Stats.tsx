import type { ReactNode } from "react";
import * as css from "./Stats.css";

export interface StatsProps {
  /** Each item is a number and its label. `note` is a quieter line: "12 more than last week". */
  items: readonly { label: string; value: ReactNode; note?: ReactNode }[];
}

/** A few numbers side by side. */
export function Stats({ items }: StatsProps) {
  return (
    <dl className={css.stats}>
      {items.map(({ label, value, note }) => (
        <div key={label} className={css.stat}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
          {note && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

export interface AmountsProps {
  /** `total` is heavier and stands below a line. */
  items: readonly { label: string; value: ReactNode; total?: boolean }[];
}

/** A list of costs: labels on the left, numbers in a column on the right. */
export function Amounts({ items }: AmountsProps) {
  return (
    <dl className={css.amounts}>
      {items.map(({ label, value, total = false }) => (
        <div key={label} className={css.amount({ total })}>
          <dt className={css.amountLabel}>{label}</dt>
          <dd className={css.amountValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
