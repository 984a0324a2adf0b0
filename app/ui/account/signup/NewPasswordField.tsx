import { useState } from "react";
import { onDemand } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { PasswordField } from "../PasswordField";

interface NewPasswordFieldProps {
  error: string | undefined;
  /** Words that make a password easy to guess, such as the name. */
  known: readonly string[];
}

const PasswordStrength = onDemand(() => import("./PasswordStrength").then((module) => module.PasswordStrength));

/** A field for a new password, with its strength. */
export function NewPasswordField({ error, known }: NewPasswordFieldProps) {
  const { t } = useWords();
  const [password, setPassword] = useState("");
  const Strength = PasswordStrength.useWhen(password !== "");
  const hint = (
    <>
      {t("signup.password_hint")}
      <div role="status">{Strength && password !== "" && <Strength password={password} known={known} />}</div>
    </>
  );
  return (
    <PasswordField name="password" label={t("signup.password")} hint={hint} error={error} chosen onType={setPassword} />
  );
}
