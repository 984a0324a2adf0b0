import { style } from "@vanilla-extract/css";

/** The note has the focus to be read, not to be used. In a row it has its own line. */
export const undelivered = style({ flexBasis: "100%", gridColumn: "1 / -1", ":focus": { outline: "none" } });
