import { type ReactNode, useId } from "react";
import * as css from "./Chips.css";
import { describedBy, FieldNotes } from "./Field";
import * as fieldCss from "./Field.css";

export interface ChipsProps {
  /** The name of the list, for screen readers: "Your filters". */
  label: string;
  /** The chips. Each is a link to `href`, which removes the choice. */
  items: readonly { href: string; label: string }[];
  /** The action of a chip: "Remove". Screen readers read it after the label. */
  removeLabel: string;
  /** A link after the last chip that removes all. */
  children?: ReactNode;
}

/** Shows the active choices, each as a link that removes it. Renders nothing without choices. */
export function Chips({ label, items, removeLabel, children }: ChipsProps) {
  if (items.length === 0) return null;
  return (
    <ul className={css.row} aria-label={label}>
      {items.map((item) => (
        <li key={item.href} className={css.item}>
          <a
            href={item.href}
            className={css.removable}
            aria-label={`${item.label}, ${removeLabel}`}
            title={removeLabel}
          >
            <span className={css.words}>{item.label}</span>
          </a>
        </li>
      ))}
      {children && <li className={css.item}>{children}</li>}
    </ul>
  );
}

export interface ToggleChipsProps {
  legend: ReactNode;
  /** The form field of all options. */
  name: string;
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  defaultValues?: readonly string[];
  onChange?: (value: string, on: boolean) => void;
  hint?: ReactNode;
  error?: string;
}

/** A multiple choice of short labels: native checkboxes in the shape of chips. */
export function ToggleChips({ legend, name, options, defaultValues = [], onChange, hint, error }: ToggleChipsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={describedBy(id, hint, error)} className={fieldCss.field}>
      <legend className={fieldCss.label}>{legend}</legend>
      <div className={css.row}>
        {options.map(({ value, label, disabled }) => (
          <label key={value} className={css.toggle}>
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={defaultValues.includes(value)}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              className={css.input}
              onChange={onChange && ((event) => onChange(value, event.currentTarget.checked))}
            />
            <span className={css.face}>
              <span className={css.words}>{label}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
