import type { ReactNode } from "react";
import { Field, PasswordInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";

interface PasswordFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  /**
   * Whether the member chooses a new password, and gets advice on it. Otherwise the field asks for the current
   * password.
   */
  chosen?: boolean;
  onType?(password: string): void;
}

export function PasswordField({ name, label, hint, error, chosen = false, onType }: PasswordFieldProps) {
  const { t } = useWords();
  return (
    <Field label={label} hint={hint ?? (chosen ? t("signup.password_hint") : undefined)} error={error}>
      {(ids) => (
        <PasswordInput
          {...ids}
          name={name}
          autoComplete={chosen ? "new-password" : "current-password"}
          minLength={chosen ? 8 : undefined}
          required
          onChange={onType && ((event) => onType(event.target.value))}
          showLabel={t("common.show_password")}
          hideLabel={t("common.hide_password")}
        />
      )}
    </Field>
  );
}
