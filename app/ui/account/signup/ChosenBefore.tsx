import type { FormState } from "~/app/ui/frame/forms";
import { Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";

const FIELDS = ["country", "gender", "region", "seeking", "interests"];

/** Sends the choices from the page where the sign-up began as hidden fields, and shows them as text. */
export function ChosenBefore({ state }: { state: FormState }) {
  const { t } = useWords();
  const chosen = FIELDS.flatMap((name) => state.chosen(name).map((value) => ({ name, value })));
  if (chosen.length === 0) return null;
  const more = chosen.some(({ name }) => name !== "country");
  return (
    <>
      {more && <Notice>{t("signup.chosen_before")}</Notice>}
      {chosen.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
