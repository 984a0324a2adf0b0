import { styleVariants } from "@vanilla-extract/css";

/** Letters reach out of low lines: what is clipped begins a little above the first and below the last. */
const reach = "0.1em";

export const cut = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (lines) => ({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: lines,
  minWidth: 0,
  marginBlock: `calc(-1 * ${reach})`,
  paddingBlock: reach,
  overflow: "hidden",
  overflowWrap: "anywhere",
}));
