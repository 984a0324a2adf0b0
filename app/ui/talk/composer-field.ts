/** The id of the field that messages are written in. */
export const COMPOSER_FIELD = "composer-text";
