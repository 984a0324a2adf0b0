/** The least height and width of a touch target: 44 px at the usual text size, growing with the text. */
export const target = "2.75rem";

/** The height of every textarea. */
export const textareaHeight = "150px";

/** The height of the bar that shows a loading page. */
export const loadingBarHeight = "3px";

/**
 * For text in an element that must not grow. Breaks a long word at its hyphenation points, or else anywhere, so that
 * the layout can shrink the element. Seven languages, 320 px and double text size need this.
 */
export const breaking = { minWidth: 0, hyphens: "auto", overflowWrap: "anywhere" } as const;

/** Hides the input of a drawn choice and spreads it over the whole of it, so that it is the touch target. */
export const covering = {
  position: "absolute",
  inset: 0,
  zIndex: 1,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
} as const;

/**
 * Matches a bar at the foot of a phone whose text is so large that five words do not fit side by side. They then take
 * two lines, because a word broken in the middle is hard to read. A container counts the page's rem, a media query does
 * not.
 */
export const largeText = "(max-width: 15.99rem)";
/** Makes each place in that bar as wide as its longest word. */
export const wholeWord = { minWidth: "min-content", overflowWrap: "normal", hyphens: "none" } as const;

/** The width of edges and hairlines. */
export const hairline = "1px";

/** Matches a phone on which a member types: the keyboard covers half of the screen. */
export const keyboard =
  "screen and (max-width: 59.99rem) and (max-height: 40rem), screen and (max-width: 59.99rem) and (pointer: coarse)";

/**
 * Folds the parts above a conversation, on a `keyboard`, while `[data-writing]` has the focus. The parts unfold after
 * a delay, so that the tap that removes the focus still hits its target.
 */
export const folding = {
  maxBlockSize: "14rem",
  transitionProperty: "max-block-size, padding-block, border-block-width, visibility",
  transitionDuration: "0s",
  transitionDelay: "300ms",
} as const;
export const folded = {
  maxBlockSize: 0,
  paddingBlock: 0,
  borderBlockWidth: 0,
  overflow: "hidden",
  visibility: "hidden",
  transitionDelay: "0s",
} as const;
