export type { Words } from "./browser";
export { browserMessages, catalogue, hashOf, type Messages, replaceableKeys } from "./catalogue";
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, REGION_TAGS } from "./names";
export type { MessageKey } from "./translation";
export { wordsFor } from "./words";
