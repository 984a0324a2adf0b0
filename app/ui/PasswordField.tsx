import { Field, PasswordInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";

interface PasswordFieldProps {
  name: string;
  label: string;
  hint?: string;
  error: string | undefined;
  /** For a password that is chosen here. Otherwise it is the member's own. */
  chosen?: boolean;
}

/** Asks a member for the password, or for another one. */
export function PasswordField({ name, label, hint, error, chosen = false }: PasswordFieldProps) {
  const { t } = useWords();
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <PasswordInput
          {...ids}
          name={name}
          autoComplete={chosen ? "new-password" : "current-password"}
          minLength={chosen ? 8 : undefined}
          required
          showLabel={t("signup.show_password")}
          hideLabel={t("signup.hide_password")}
        />
      )}
    </Field>
  );
}
