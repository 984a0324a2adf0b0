import { LANGUAGE_NAMES, LANGUAGES } from "~/app/locales/names";
import { NICHES, TEMPLATES } from "~/tenants/config/vocabulary";
import * as css from "./gallery.css";
import { statesOf, type View } from "./gallery-view";

export function GalleryControls({ shown, state, design }: View) {
  const options: [string, string, Record<string, string>][] = [
    ["template", "Template", Object.fromEntries(TEMPLATES.map((each) => [each, each]))],
    ["niche", "Niche", Object.fromEntries(NICHES.map(({ number, name }) => [number, `${number} ${name}`]))],
    ["lang", "Language", Object.fromEntries(LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]]))],
    ["scheme", "Scheme", { light: "light", dark: "dark" }],
    ["state", "State", Object.fromEntries(statesOf(shown).map((each) => [each, each]))],
    ["width", "Width", WIDTHS],
  ];
  return (
    <form method="get" action="/_dev" className={css.controls} data-controls>
      {Object.entries(shown).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {options.map(([name, label, choices]) => (
        <label key={name} className={css.control}>
          {label}
          <select
            name={name}
            defaultValue={name === "state" ? state : design[name as keyof typeof design]}
            className={css.select}
          >
            {Object.entries(choices).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <noscript>
        <button type="submit">Show</button>
      </noscript>
    </form>
  );
}

const WIDTHS = { "": "window", "320": "320 px", "390": "phone", "820": "tablet", "1280": "desktop" };
