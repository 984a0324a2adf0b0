/** The least height and width of what a finger must hit: 44 px at the usual text size, growing with the text. */
export const target = "2.75rem";

/** Of every textarea, as the product asks. */
export const textareaHeight = "150px";

/** Of the bar that shows a page loading. */
export const loadingBarHeight = "3px";

/**
 * For words in what may not grow: a long one is broken where the language breaks it, or anywhere, and counts as narrow
 * when widths are shared out. Seven languages, 320 px and twice the text size leave no other choice.
 */
export const breaking = { minWidth: 0, hyphens: "auto", overflowWrap: "anywhere" } as const;

/** Of the input of a choice that is drawn otherwise: it lies unseen over the whole of it, so that it is what a finger hits. */
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
 * Of a bar at the foot of a phone, which is a container: text so large that five words have no room side by side. Then they
 * take two lines of the bar, since a word broken in the middle can't be read. A container counts the page's rem, which a media query doesn't.
 */
export const largeText = "(max-width: 15.99rem)";
/** There, of each place in the bar: as wide as its longest word. */
export const wholeWord = { minWidth: "min-content", overflowWrap: "normal", hyphens: "none" } as const;

/** Of edges and hairlines. */
export const hairline = "1px";

/** A phone on which somebody writes: the keyboard has half of the screen. */
export const keyboard =
  "screen and (max-width: 59.99rem) and (max-height: 40rem), screen and (max-width: 59.99rem) and (pointer: coarse)";

/**
 * Of what stands above a conversation, on a `keyboard`, and while `[data-writing]` has the focus. It unfolds a moment late: the
 * tap that took the focus away has to arrive where it was aimed.
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
