import { style } from "@vanilla-extract/css";

/** The width of a dot with the space around it. */
const room = "0.8em";

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: room,
  minWidth: 0,
  // Begins each part after the first with a dot. At the start of a line, the dot lies outside and is clipped.
  overflowX: "clip",
});
export const part = style({
  position: "relative",
  minWidth: 0,
  marginInlineStart: `calc(-1 * ${room})`,
  paddingInlineStart: room,
  "::before": {
    // Hides the dot from screen readers in browsers that support this.
    content: ['"·"', '"·" / ""'],
    position: "absolute",
    insetInlineStart: 0,
    inlineSize: room,
    textAlign: "center",
  },
});
