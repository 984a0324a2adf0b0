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

/** Of edges and hairlines. */
export const hairline = "1px";
