import { type ReactNode, useId } from "react";
import * as css from "./console.css";

interface Common {
  name: string;
  label: string;
  hint?: string | undefined;
  /** The error in words. */
  error?: string | undefined;
  value?: string | undefined;
  required?: boolean;
}

type TextProps = Common & {
  type?: "text" | "email" | "password" | "number" | "date" | "search";
  autoComplete?: string;
  inputMode?: "numeric" | "decimal";
  autoFocus?: boolean;
  /** A key that focuses the field, unless the operator is typing in a field. */
  shortcut?: string;
};

export function TextField({ name, label, hint, error, value, type = "text", shortcut, ...rest }: TextProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <input
        className={css.input}
        {...described(id, hint, error)}
        name={name}
        type={type}
        defaultValue={value}
        aria-keyshortcuts={shortcut}
        {...rest}
      />
    </Labelled>
  );
}

export function WordsField({ name, label, hint, error, value, required, rows = 3 }: Common & { rows?: number }) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <textarea
        className={css.input}
        {...described(id, hint, error)}
        name={name}
        rows={rows}
        required={required}
        defaultValue={value}
      />
    </Labelled>
  );
}

export interface Option {
  value: string;
  label: string;
}

export function ChoiceField({ name, label, hint, error, value, options }: Common & { options: Option[] }) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <select className={css.input} {...described(id, hint, error)} name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface ChecksProps extends Pick<Common, "label" | "hint" | "error"> {
  boxes: (Option & { name: string })[];
  /** The values of the checked boxes. */
  checked: string[];
}

/** A field with several checkboxes. */
export function ChecksField({ label, hint, error, boxes, checked }: ChecksProps) {
  const id = useId();
  const { id: _, ...aria } = described(id, hint, error);
  return (
    <fieldset className={css.checks} aria-describedby={aria["aria-describedby"]}>
      <legend className={css.label}>{label}</legend>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {boxes.map(({ name, value, label: text }, at) => (
        <label key={name}>
          <input
            type="checkbox"
            name={name}
            defaultChecked={checked.includes(value)}
            aria-invalid={at === 0 ? aria["aria-invalid"] : undefined}
          />{" "}
          {text}
        </label>
      ))}
      {error && (
        <p className={css.wrong} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface RadiosProps extends Pick<Common, "name" | "label" | "hint" | "error" | "value"> {
  /**
   * `shortcut` is a key that chooses the option, unless the operator is typing in a field. The key is shown beside the
   * option.
   */
  options: (Option & { shortcut?: string })[];
}

/** A choice of one option, with all options visible. */
export function RadiosField({ name, label, hint, error, value: chosen, options }: RadiosProps) {
  const id = useId();
  const { id: _, ...aria } = described(id, hint, error);
  return (
    <fieldset className={css.checks} aria-describedby={aria["aria-describedby"]}>
      <legend className={css.label}>{label}</legend>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options.map(({ value, label: text, shortcut }) => (
        <label key={value} className={css.radio}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            aria-keyshortcuts={shortcut || undefined}
          />
          {shortcut && <kbd>{shortcut}</kbd>} {text}
        </label>
      ))}
      {error && (
        <p className={css.wrong} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface ButtonProps {
  /** A key that presses the button, unless the operator is typing in a field. */
  shortcut?: string;
  tone?: "plain" | "main" | "danger";
  name?: string;
  value?: string;
  formAction?: string;
  /** The id of the button's form. Needed if the button stands outside it. */
  form?: string;
  children: ReactNode;
}

export function Submit({ tone = "plain", shortcut, children, ...rest }: ButtonProps) {
  return (
    <button className={css.buttons[tone]} type="submit" aria-keyshortcuts={shortcut} {...rest}>
      {children}
    </button>
  );
}

export function LinkButton({
  to,
  tone = "plain",
  shortcut,
  children,
}: {
  to: string;
  tone?: ButtonProps["tone"];
  shortcut?: string | undefined;
  children: ReactNode;
}) {
  return (
    <a className={css.buttons[tone ?? "plain"]} href={to} aria-keyshortcuts={shortcut}>
      {children}
    </a>
  );
}

function Labelled({
  id,
  label,
  hint,
  error,
  children,
}: Pick<Common, "label" | "hint" | "error"> & { id: string; children: ReactNode }) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={css.wrong} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function described(id: string, hint: string | undefined, error: string | undefined) {
  const parts = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    id,
    "aria-describedby": parts.length > 0 ? parts.join(" ") : undefined,
    "aria-invalid": error ? true : undefined,
  };
}
