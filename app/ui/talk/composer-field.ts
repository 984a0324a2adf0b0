export const COMPOSER_FIELD = "composer-text";

/** The `data-words` that both forms share: the composer gets text that was typed into a first line. */
export const chatWith = (person: string) => `chat ${person}`;
