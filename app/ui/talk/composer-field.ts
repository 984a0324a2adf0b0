/** The id of the composer's text field. */
export const COMPOSER_FIELD = "composer-text";

/**
 * Returns the `data-words` of both forms that write to a person. The composer gets text that was typed into a first
 * line.
 */
export const chatWith = (person: string) => `chat ${person}`;
