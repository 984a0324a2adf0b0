import { createInstance } from "i18next";
import type { Language } from "~/tenants/vocabulary";
import type { Grammar } from "./browser";
import { REGION_TAGS } from "./names";

/** i18next, with all that it can do. The browser fetches it only for sites whose operator writes such texts. */
export function grammarOf(messages: Readonly<Record<string, string>>, language: Language): Grammar {
  const locale = REGION_TAGS[language];
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    load: "currentOnly",
    resources: { [locale]: { translation: messages } },
    initImmediate: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return (key, params) => instance.t(key, params);
}
