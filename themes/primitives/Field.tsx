import { type ReactNode, useId } from "react";
import * as css from "./Field.css";
import { AlertIcon } from "./icons";

/** The attributes of the control inside: `{(ids) => <TextInput {...ids} name="email" />}`. */
export interface FieldIds {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The error, already translated. Marks the control as invalid. */
  error?: string;
  /** The translated word "optional". Set it if the field is optional. */
  optional?: string;
  /** The id of the control. Set it if the form's own code must know the id. Otherwise React makes one. */
  id?: string;
  children: (ids: FieldIds) => ReactNode;
}

export function Field({ label, hint, error, optional, id, children }: FieldProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={own}>
        {label}
        {optional && <span className={css.optional}>{optional}</span>}
      </label>
      {children({
        id: own,
        "aria-describedby": describedBy(own, hint, error),
        "aria-invalid": error ? true : undefined,
      })}
      <FieldNotes id={own} hint={hint} error={error} />
    </div>
  );
}

/** Shows hint and error under a control, with the ids that `describedBy` names. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  return (
    <>
      {hint && (
        <div id={`${id}-hint`} className={css.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={css.error}>
          <AlertIcon size="1.05em" className={css.errorIcon} />
          <span>{error}</span>
        </div>
      )}
    </>
  );
}

export function describedBy(id: string, hint?: ReactNode, error?: string): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length ? ids.join(" ") : undefined;
}
