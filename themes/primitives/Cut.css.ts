import { styleVariants } from "@vanilla-extract/css";

/** The distance from text to clip, because letters reach out of low or tightly set lines. */
const reach = "0.1em";

/**
 * Styles that cut text, by the number of lines. Compose one into the style of an element that contains the name alone,
 * in place of `Cut`.
 */
export const cut = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (lines) => ({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: lines,
  minWidth: 0,
  margin: `calc(-1 * ${reach})`,
  padding: reach,
  overflow: "hidden",
  overflowWrap: "anywhere",
}));
