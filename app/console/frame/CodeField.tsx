import { TextField } from "~/themes/console/fields";
import { useWords } from "~/themes/words";

interface Props {
  /** The field's name in the form. */
  name: string;
  hint: string;
  error?: string | undefined;
}

/** A field for the code of an authenticator app. */
export function CodeField({ name, hint, error }: Props) {
  const { t } = useWords();
  return (
    <TextField
      name={name}
      label={t("console.code")}
      hint={hint}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  );
}
