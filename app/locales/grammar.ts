import { createInstance } from "i18next";
import type { Grammar } from "./browser";

/** i18next, with all that it can do. The browser fetches it only for sites whose operator writes such texts. */
export function grammarOf(messages: Readonly<Record<string, string>>, locale: string): Grammar {
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
