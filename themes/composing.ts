/** The key code of a key that an input method handles. */
const HANDLED = 229;

/**
 * Returns whether an input method handles a key: the Enter that ends a composed word must not send a form. Safari ends
 * the composition before it reports that Enter, so `isComposing` is false there and only the key code tells.
 */
export function isComposing({ isComposing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === HANDLED;
}
