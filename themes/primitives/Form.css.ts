import { style } from "@vanilla-extract/css";

/** Its focus is for where the page is looked at and read from: nothing to be done there. In a row it has a line of its own. */
export const undelivered = style({ flexBasis: "100%", gridColumn: "1 / -1", ":focus": { outline: "none" } });
