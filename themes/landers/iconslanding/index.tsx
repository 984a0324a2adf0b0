import { useWords } from "../../words";
import type { Choice, LanderProps } from "../lander";
import { Begin } from "../parts/Begin";
import * as frame from "../parts/frame.css";
import { Points } from "../parts/Points";
import { INTEREST_ICONS } from "./icons";
import * as css from "./icons.css";

/** A lander with a field of interests. The chosen interests go into the profile. The whole page is the form. */
export function Page({ brand, start }: LanderProps) {
  const { t } = useWords();
  return (
    <div className={frame.page}>
      <header className={css.head}>
        <h1 className={frame.headline}>{t("landers.iconslanding.title")}</h1>
        <p className={frame.lead}>{t("landers.iconslanding.lead")}</p>
      </header>
      <div className={css.lay}>
        <Begin
          brand={brand}
          start={start}
          around={(address) => (
            <>
              <Interests interests={start?.interests ?? []} />
              <div className={css.panel}>
                <p className={css.chosen}>{t("landers.iconslanding.chosen")}</p>
                {address}
              </div>
            </>
          )}
        >
          {null}
        </Begin>
      </div>
      <Points />
    </div>
  );
}

function Interests({ interests }: { interests: readonly Choice[] }) {
  const { t } = useWords();
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{t("landers.iconslanding.legend")}</legend>
      <div className={css.tiles}>
        {interests.map(({ id, label }) => (
          <label key={id} className={css.tile}>
            <input type="checkbox" name="interests" value={id} className={css.input} />
            <span className={css.face}>
              <svg
                viewBox="0 0 24 24"
                className={css.icon}
                aria-hidden="true"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of icons.ts
                dangerouslySetInnerHTML={{ __html: INTEREST_ICONS[id] ?? '<circle cx="12" cy="12" r="7"/>' }}
              />
              <span>{label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
