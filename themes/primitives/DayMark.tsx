import * as css from "./DayMark.css";

/** Between what was said on one day and on another: "Yesterday", in the middle of a hairline. */
export function DayMark({ label, dateTime }: { label: string; dateTime?: string }) {
  return (
    <p className={css.mark}>
      <time dateTime={dateTime} className={css.words}>
        {label}
      </time>
    </p>
  );
}
