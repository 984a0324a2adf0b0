import type { ReactNode } from "react";
import * as css from "~/themes/console/console.css";
import { Submit } from "~/themes/console/fields";
import { useWords } from "~/themes/words";

interface Props {
  /** Whether the form creates a passkey or uses one. */
  does: "create" | "get";
  /** The options for the browser's passkey request, as JSON. */
  options: string;
  /** The button's label. */
  children: ReactNode;
  /** Further fields. */
  fields?: ReactNode;
}

/** A form that submits a passkey's response. Needs the console's script. */
export function PasskeyForm({ does, options, children, fields }: Props) {
  const { t } = useWords();
  return (
    <form className={css.form} method="post" data-passkey={does} data-options={options}>
      <input type="hidden" name="means" value="passkey" />
      <input type="hidden" name="answer" />
      {fields}
      <p className={css.wrong} data-problem hidden role="alert">
        {t("console.passkey_problem")}
      </p>
      {does === "create" && (
        <p className={css.wrong} data-known hidden role="alert">
          {t("console.passkey_known")}
        </p>
      )}
      <div className={css.row}>
        <Submit tone="main">{children}</Submit>
      </div>
    </form>
  );
}
