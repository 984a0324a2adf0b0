import { useId } from "react";
import * as css from "./choices.css";
import { describedBy, FieldNotes } from "./Field";
import * as fieldCss from "./Field.css";
import { Select } from "./inputs";

type Part = "day" | "month" | "year";

export interface DatePartsProps {
  legend: string;
  labels: Record<Part, string>;
  names: Record<Part, string>;
  /** Twelve names, January first, in the visitor's language. */
  months: readonly string[];
  /** Newest first. The caller chooses the range (18 to 100 years ago). */
  years: readonly number[];
  /** The values of the form: "1" to "31", "1" to "12", "1984". "" if not chosen. */
  defaultValue?: Partial<Record<Part, string>>;
  /** The order in which the visitor's country writes a date. */
  order?: readonly Part[];
  required?: boolean;
  disabled?: boolean;
  hint?: string;
  error?: string;
}

const dayFirst = ["day", "month", "year"] as const;

/** A date of birth in three native selects: works without a script and needs no calendar. */
export function DateParts({ legend, labels, names, months, years, defaultValue = {}, ...rest }: DatePartsProps) {
  const id = useId();
  const { order = dayFirst, required, disabled, hint, error } = rest;
  const values: Record<Part, { value: string; label: string }[]> = {
    day: Array.from({ length: 31 }, (_, index) => ({ value: String(index + 1), label: String(index + 1) })),
    month: months.map((month, index) => ({ value: String(index + 1), label: month })),
    year: years.map((year) => ({ value: String(year), label: String(year) })),
  };
  return (
    <fieldset className={fieldCss.field} aria-describedby={describedBy(id, hint, error)}>
      <legend className={fieldCss.label}>{legend}</legend>
      <div className={css.parts}>
        {order.map((part) => (
          <label key={part} className={css.part({ part })} htmlFor={`${id}-${part}`}>
            {labels[part]}
            <Select
              id={`${id}-${part}`}
              name={names[part]}
              options={[{ value: "", label: "–" }, ...values[part]]}
              defaultValue={defaultValue[part] ?? ""}
              autoComplete={`bday-${part}`}
              required={required}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(id, undefined, error)}
            />
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
