/** The key code of a key that an input method handles. */
const HANDLED = 229;

/**
 * Returns whether a key belongs to an input method, which composes a word: the Enter that ends the word sends nothing. Safari ends
 * the composition before it reports that Enter, so `isComposing` is false there and only the key code tells.
 */
export function isComposing({ isComposing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === HANDLED;
}
