import { type ComponentPropsWithoutRef, forwardRef, useState } from "react";
import { IconButton } from "./Button";
import { DownIcon, EyeIcon, EyeOffIcon } from "./icons";
import * as css from "./inputs.css";
import { join } from "./join";
import { useScripted } from "./scripted";

export type TextInputProps = ComponentPropsWithoutRef<"input">;

export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput({ className, ...rest }, ref) {
  return <input ref={ref} type="text" {...rest} className={join(css.input, className)} />;
});

export interface PasswordInputProps extends Omit<ComponentPropsWithoutRef<"input">, "type"> {
  showLabel: string;
  hideLabel: string;
}

/** A password field. Its show button appears with the script that it needs. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(function PasswordInput(
  { showLabel, hideLabel, className, ...rest },
  ref,
) {
  const [shown, setShown] = useState(false);
  const scripted = useScripted();
  return (
    <div className={css.withAction}>
      <input
        ref={ref}
        // Applies to a text field alone: browsers capitalize nothing in a password.
        autoCapitalize={shown ? "none" : undefined}
        spellCheck={false}
        {...rest}
        type={shown ? "text" : "password"}
        className={join(css.input, css.besideAction, className)}
      />
      {scripted && (
        <IconButton
          className={css.action}
          label={shown ? hideLabel : showLabel}
          icon={shown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          onClick={() => setShown(!shown)}
        />
      )}
    </div>
  );
});

export type TextAreaProps = ComponentPropsWithoutRef<"textarea">;

/** The field is 150 px high, and has at least two rows, even if `rows` is smaller. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { className, rows = 2, ...rest },
  ref,
) {
  return <textarea ref={ref} rows={Math.max(2, rows)} {...rest} className={join(css.input, css.textarea, className)} />;
});

export interface SelectProps extends Omit<ComponentPropsWithoutRef<"select">, "children" | "multiple"> {
  options: readonly { value: string; label: string }[];
}

/** The native select. An option with the value "" is the prompt before a choice. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select({ options, className, ...rest }, ref) {
  return (
    <span className={css.withAction}>
      <select ref={ref} {...rest} className={join(css.input, css.select, className)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} className={css.option}>
            {option.label}
          </option>
        ))}
      </select>
      <DownIcon size={18} className={css.chevron} />
    </span>
  );
});
