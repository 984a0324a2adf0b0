import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import * as css from "./choices.css";
import { describedBy, FieldNotes } from "./Field";
import * as fieldCss from "./Field.css";
import { join } from "./join";

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<"input">, "type" | "children"> {
  /** The label, which may contain links. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
}

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hint, error, className, id, ...rest },
  ref,
) {
  const made = useId();
  const own = id ?? made;
  return (
    <div className={css.choiceError}>
      <label className={css.choice} htmlFor={own}>
        <input
          ref={ref}
          aria-describedby={describedBy(own, hint, error)}
          aria-invalid={error ? true : undefined}
          {...rest}
          type="checkbox"
          id={own}
          className={join(css.checkbox, className)}
        />
        <span className={css.choiceLabel}>{label}</span>
      </label>
      <div className={css.choiceNotes}>
        <FieldNotes id={own} hint={hint} error={error} />
      </div>
    </div>
  );
});

export interface RadioGroupProps {
  name: string;
  legend: ReactNode;
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  defaultValue?: string;
  /** The chosen value of a group that its parent controls. Needs `onChange`. */
  value?: string;
  onChange?: (value: string) => void;
  required?: boolean;
  /** Disables all options. */
  disabled?: boolean;
  hint?: ReactNode;
  error?: string;
  /** Whether the options stand side by side if there is room. */
  inline?: boolean;
}

export function RadioGroup({ name, legend, options, value, defaultValue, onChange, ...rest }: RadioGroupProps) {
  const id = useId();
  const { required, disabled, hint, error, inline = false } = rest;
  const chosen = (option: string) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
  return (
    <fieldset aria-describedby={describedBy(id, hint, error)} className={fieldCss.field}>
      <legend className={fieldCss.label}>{legend}</legend>
      <div className={inline ? css.optionsInline : css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={disabled || option.disabled}
              aria-invalid={error ? true : undefined}
              className={css.radio}
              onChange={onChange && (() => onChange(option.value))}
              {...chosen(option.value)}
            />
            <span className={css.choiceLabel}>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
