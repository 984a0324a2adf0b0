/** The id of the field that messages are written in. */
export const COMPOSER_FIELD = "composer-text";

/** The `data-words` of both forms that take a message to a person: the composer gets back what was typed into a first line. */
export const chatWith = (person: string) => `chat ${person}`;
