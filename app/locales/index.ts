export type { Words } from "./browser";
export { browserMessages, catalogue, groupMessages, hashOf, replaceableTexts } from "./catalogue";
export { BASE, GROUPS, type Group } from "./groups";
export { LANGUAGES, type Language } from "./names";
export type { MessageKey } from "./translation";
export { wordsFor } from "./words";
