import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { target } from "../primitives/measures";
import { bar, gutter, hairline, safeFoot } from "./sheet.css";
import { wide } from "./theme.css";
import { caps } from "./type.css";

export const foot = recipe({
  base: {
    gridArea: "foot",
    display: "grid",
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
export const footLinks = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: vars.space.l,
});
export const footLink = style([
  caps,
  {
    display: "inline-flex",
    alignItems: "center",
    minHeight: target,
    color: vars.color.muted,
    textDecoration: "none",
    selectors: { "&:hover": { color: vars.color.text, textDecoration: "underline", textUnderlineOffset: "0.4em" } },
  },
]);
export const company = style({ maxWidth: vars.width.prose, fontSize: vars.size.s, whiteSpace: "pre-line" });
export const footTools = style({ display: "flex", justifyContent: "center" });
