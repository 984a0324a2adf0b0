import { Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import type { FormState } from "../forms";

const FIELDS = ["country", "gender", "region", "seeking", "interests"];

/** What was chosen on the page that somebody began on goes along, out of sight; that it does stands here in words. */
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
