import { type SoughtAges as Ages, onScale, SOUGHT_AGES } from "~/app/domain/people/profiles/sought-ages";
import * as css from "~/app/ui/frame/forms.css";
import { Field, RangeSpan, TextInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";

interface SoughtAgesProps {
  ages: Ages;
  typed(field: string): string | undefined;
  errorOf(field: string): string | undefined;
}

/** Asks for the ages sought: a scale, or two number fields without a script. `agesIn` reads both. */
export function SoughtAges({ ages, typed, errorOf }: SoughtAgesProps) {
  const { t } = useWords();
  const { min, max } = SOUGHT_AGES;
  const [low, high] = onScale(ages);
  const say = ([from, to]: readonly [number, number]) => {
    if (from <= min) return to >= max ? t("profile.ages_any") : t("profile.ages_up_to", { max: to });
    return to >= max ? t("profile.ages_over", { min: from }) : t("profile.ages_between", { min: from, max: to });
  };
  const field = (name: "seekMinAge" | "seekMaxAge", label: string) => (
    <Field label={label} error={errorOf(name)}>
      {(ids) => (
        <TextInput {...ids} name={name} inputMode="numeric" defaultValue={typed(name) ?? String(ages[name] ?? "")} />
      )}
    </Field>
  );
  return (
    <>
      <div className={css.scriptedOnly}>
        <RangeSpan
          legend={t("profile.ages")}
          names={["ageFrom", "ageTo"]}
          labels={[t("profile.seek_min_age"), t("profile.seek_max_age")]}
          min={min}
          max={max}
          defaultValue={[Number(typed("ageFrom") ?? low), Number(typed("ageTo") ?? high)]}
          say={say}
          error={errorOf("seekMinAge") ?? errorOf("seekMaxAge")}
        />
      </div>
      <noscript>
        <div className={css.grid}>
          {field("seekMinAge", t("profile.seek_min_age"))}
          {field("seekMaxAge", t("profile.seek_max_age"))}
        </div>
      </noscript>
    </>
  );
}
