/** The least height and width of what a finger must hit: 44 px at the usual text size, growing with the text. */
export const target = "2.75rem";

/** Of every textarea, as the product asks. */
export const textareaHeight = "150px";

/** Of the bar that shows a page loading. */
export const loadingBarHeight = "3px";

/** Of edges and hairlines. */
export const hairline = "1px";
