import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { breaking, target } from "../primitives/measures";
import { bar, gutter, hairline, safeFoot } from "./sheet.css";
import { narrow, wide } from "./theme.css";
import { caps } from "./type.css";

export const foot = recipe({
  base: {
    gridArea: "foot",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.s,
    justifyItems: "center",
    textAlign: "center",
    paddingInline: gutter,
    paddingBlock: vars.space.l,
    borderBlockStart: hairline,
    color: vars.color.muted,
  },
  variants: {
    inside: {
      true: {
        paddingBlockEnd: `calc(${bar} + ${safeFoot} + ${vars.space.l})`,
        "@media": { [wide]: { paddingBlockEnd: vars.space.l } },
      },
      false: { paddingBlockEnd: `calc(${vars.space.l} + ${safeFoot})` },
    },
  },
});
export const footNav = style({ width: "100%" });
export const footLinks = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: vars.space.l,
  // As many links in a line as fit: equal columns would break the longest words.
  "@media": { [narrow]: { columnGap: vars.space.m } },
});
export const footLink = style([
  caps,
  {
    display: "inline-flex",
    alignItems: "center",
    minHeight: target,
    color: vars.color.muted,
    textDecoration: "none",
    ...breaking,
    "@media": { [narrow]: { letterSpacing: "0.06em" } },
    selectors: { "&:hover": { color: vars.color.text, textDecoration: "underline", textUnderlineOffset: "0.4em" } },
  },
]);
export const company = style({
  maxWidth: `min(100%, ${vars.width.prose})`,
  fontSize: vars.size.s,
  whiteSpace: "pre-line",
  ...breaking,
});
export const footTools = style({ display: "flex", justifyContent: "center" });
