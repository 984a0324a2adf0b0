import { useWords } from "~/themes/words";
import * as css from "./advice.css";
import { strengthOf } from "./password-strength";

const WORDS = ["signup.password_weak", "signup.password_fair", "signup.password_good"] as const;

/** Shows the strength of a password. This is only a hint: the server rejects common passwords, which look weak here. */
export function PasswordStrength({ password, known }: { password: string; known: readonly string[] }) {
  const { t } = useWords();
  const strength = strengthOf(password, known);
  return (
    <p className={css.strength}>
      <span className={css.bars} aria-hidden="true">
        {WORDS.map((word, n) => (
          <span key={word} className={css.bar({ filled: n <= strength })} />
        ))}
      </span>
      {t(WORDS[strength])}
    </p>
  );
}
