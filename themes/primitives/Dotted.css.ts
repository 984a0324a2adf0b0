import { style } from "@vanilla-extract/css";

/** The room of a dot and what is around it. */
const room = "0.8em";

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: room,
  minWidth: 0,
  // Each part after the first brings a dot; where it begins a line, that lies outside.
  overflowX: "clip",
});
export const part = style({
  position: "relative",
  minWidth: 0,
  marginInlineStart: `calc(-1 * ${room})`,
  paddingInlineStart: room,
  "::before": {
    // Not to be read out, where a browser can be told so.
    content: ['"·"', '"·" / ""'],
    position: "absolute",
    insetInlineStart: 0,
    inlineSize: room,
    textAlign: "center",
  },
});
