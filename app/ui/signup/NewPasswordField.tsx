import { useState } from "react";
import { Field, PasswordInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { strengthOf } from "./password-strength";
import * as css from "./signup.css";

interface NewPasswordFieldProps {
  id: string;
  error: string | undefined;
  /** What others could guess it from. */
  known: readonly string[];
}

const WORDS = ["signup.password_weak", "signup.password_fair", "signup.password_good"] as const;

/** A password that is being chosen. How strong it looks is only said; the server refuses what too many people use. */
export function NewPasswordField({ id, error, known }: NewPasswordFieldProps) {
  const { t } = useWords();
  const [password, setPassword] = useState("");
  const strength = strengthOf(password, known);
  const hint = (
    <>
      {t("signup.password_hint")}
      <div role="status">
        {password !== "" && (
          <p className={css.strength}>
            <span className={css.bars} aria-hidden="true">
              {WORDS.map((word, n) => (
                <span key={word} className={css.strengthBar({ filled: n <= strength })} />
              ))}
            </span>
            {t(WORDS[strength])}
          </p>
        )}
      </div>
    </>
  );
  return (
    <Field label={t("signup.password")} hint={hint} error={error} id={id}>
      {(ids) => (
        <PasswordInput
          {...ids}
          name="password"
          autoComplete="new-password"
          minLength={8}
          required
          onChange={(event) => setPassword(event.target.value)}
          showLabel={t("signup.show_password")}
          hideLabel={t("signup.hide_password")}
        />
      )}
    </Field>
  );
}
