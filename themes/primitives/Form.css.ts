import { style } from "@vanilla-extract/css";

/** The note takes the focus so that screen readers read it. In a row the note has its own line. */
export const undelivered = style({ flexBasis: "100%", gridColumn: "1 / -1", ":focus": { outline: "none" } });
