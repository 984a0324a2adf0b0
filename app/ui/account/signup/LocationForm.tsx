import { useState } from "react";
import { usePending } from "~/app/ui/frame/delivery";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as formCss from "~/app/ui/frame/forms.css";
import { useScripted } from "~/app/ui/frame/scripted";
import { fetchPlaces, type KnownTown, type Place, PlaceFields } from "~/app/ui/people/PlaceFields";
import { Button, Form, Notice, PlaceIcon } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { SkipLink } from "./StepFrame";
import * as css from "./steps.css";
import { useWhereabouts, type Whereabouts } from "./whereabouts";

interface LocationFormProps {
  /** Whether the member's place is known. The form then does not ask the browser for its position. */
  known: boolean;
  place: { country: string; region: string; city: string };
  countries: readonly Place[];
  regions: readonly Place[];
  towns: readonly KnownTown[];
  offers: { country: boolean; region: boolean; city: boolean };
}

const ACTION = "/signup/location";

/** Step 3. Fills in the place that the browser's position suggests, unless the visitor has begun to type. */
export function LocationForm({ known, place, countries, regions, towns, offers }: LocationFormProps) {
  const { t } = useWords();
  const state = useFormState();
  const scripted = useScripted();
  const pending = usePending(ACTION);
  const [touched, setTouched] = useState(false);
  const [shown, setShown] = useState({ ...place, regions, towns, from: "page" });
  const preset = async ({ country, countryregion, city }: Whereabouts) => {
    if (!countries.some(({ id }) => id === country)) return false;
    const places = await fetchPlaces(country);
    setShown({ country, region: countryregion, city, ...places, from: "position" });
    return true;
  };
  const { looking, look } = useWhereabouts({ wanted: !known && !touched, found: preset });
  const told = looking === "offered" || looking === "idle" ? "asking" : looking;
  const valueIn = (field: string) => state.typed(field) ?? shown[field as keyof typeof place] ?? "";
  return (
    <Form method="post" action={ACTION} className={formCss.stack} onChange={() => setTouched(true)}>
      <FormProblem state={state} />
      {looking !== "idle" && !touched && (
        <div className={formCss.scriptedOnly}>
          <Notice
            title={t(`steps.location_${told}_title`)}
            live
            action={
              looking === "offered" && (
                <Button type="button" variant="secondary" onClick={look}>
                  {t("steps.location_look")}
                </Button>
              )
            }
          >
            {t(`steps.location_${told}_text`)}
          </Notice>
        </div>
      )}
      {!offers.country && <input type="hidden" name="country" value={countries[0]?.id ?? ""} />}
      <PlaceFields
        key={shown.from}
        {...{ offers, countries, valueIn }}
        regions={shown.regions}
        towns={shown.towns}
        errorOf={state.errorOf}
        onCountry={(country) => setShown((now) => ({ ...now, country }))}
        required
      />
      {!scripted && offers.country && offers.region && (
        <div className={formCss.unscripted}>
          <Button type="submit" formMethod="get" formNoValidate variant="secondary">
            {t("steps.location_regions")}
          </Button>
        </div>
      )}
      <div className={css.ways}>
        <Button
          type="submit"
          size="l"
          wide
          icon={<PlaceIcon size={20} />}
          pending={pending}
          disabled={scripted && offers.country && shown.country === ""}
        >
          {t("steps.location_save")}
        </Button>
        <SkipLink to="personal">{t("steps.location_skip")}</SkipLink>
      </div>
    </Form>
  );
}
