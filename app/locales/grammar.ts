import { createInstance } from "i18next";
import type { Grammar } from "./browser";

/**
 * Makes an i18next instance for messages that nest others or format values. The browser fetches this module only for
 * sites with such messages.
 */
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
