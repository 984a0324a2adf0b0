import { type ReactNode, useId } from "react";
import { describedBy, FieldNotes } from "./Field";
import * as fieldCss from "./Field.css";
import * as css from "./Segmented.css";

export interface SegmentedProps {
  legend: ReactNode;
  name: string;
  /** Two to four options of a word or two. Use RadioGroup or Select for more or longer options. */
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  defaultValue?: string;
  onChange?: (value: string) => void;
  hint?: ReactNode;
}

/** A choice of one: native radio buttons in one bar. Long labels stack it. */
export function Segmented({ legend, name, options, defaultValue, onChange, hint }: SegmentedProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={describedBy(id, hint, undefined)} className={fieldCss.field}>
      <legend className={fieldCss.label}>{legend}</legend>
      <div className={css.bar}>
        {options.map(({ value, label, disabled }) => (
          <label key={value} className={css.segment}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              disabled={disabled}
              className={css.input}
              onChange={onChange && (() => onChange(value))}
            />
            <span className={css.face}>{label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} />
    </fieldset>
  );
}
