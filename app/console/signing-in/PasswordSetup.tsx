import type { ReactNode } from "react";
import { CodeField } from "~/app/console/frame/CodeField";
import * as css from "~/themes/console/console.css";
import { Submit, TextField } from "~/themes/console/fields";
import { useWords } from "~/themes/words";

interface Props {
  enrolment: { sealed: string; manualKey: string; uri: string; picture: { size: number; path: string } };
  email: string;
  errors: Record<string, string>;
  /** Further fields. */
  children?: ReactNode;
}

/** Minimum length of a password, in characters. */
const SHORTEST = 12;

/** Asks for a new password, and the code of an authenticator app. */
export function PasswordSetup({ enrolment: { sealed, manualKey, uri, picture }, email, errors, children }: Props) {
  const { t } = useWords();
  return (
    <form className={css.form} method="post" noValidate>
      <input type="hidden" name="means" value="password" />
      <input type="hidden" name="sealed" value={sealed} />
      <input type="hidden" name="username" value={email} autoComplete="username" />
      <TextField
        name="password"
        type="password"
        label={t("console.password")}
        hint={t("console.password_hint", { min: SHORTEST })}
        error={errors.password}
        autoComplete="new-password"
        required
      />
      <p className={css.text}>{t("console.scan")}</p>
      <a href={uri}>
        <svg
          className={css.qr}
          viewBox={`0 0 ${picture.size} ${picture.size}`}
          role="img"
          aria-label={t("console.app_key")}
          shapeRendering="crispEdges"
        >
          <path d={picture.path} />
        </svg>
      </a>
      <p className={css.code}>
        {t("console.app_key")}: {manualKey}
      </p>
      <CodeField name="code" hint={t("console.code_hint")} error={errors.code} />
      {children}
      <div className={css.row}>
        <Submit>{t("console.use_password")}</Submit>
      </div>
    </form>
  );
}
