import * as css from "./DayMark.css";

/** Separates messages: "Yesterday", "New messages" in the middle of a hairline. */
export function DayMark({ label, dateTime }: { label: string; dateTime?: string }) {
  return (
    <p className={css.mark}>
      {dateTime ? (
        <time dateTime={dateTime} className={css.words}>
          {label}
        </time>
      ) : (
        <span className={css.words}>{label}</span>
      )}
    </p>
  );
}
