import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { target } from "./measures";

export const link = recipe({
  base: {
    color: vars.color.accentText,
    fontWeight: vars.weight.medium,
    textDecorationLine: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.2em",
    borderRadius: "2px",
    selectors: { "&:hover": { textDecorationThickness: "2px" }, "&:active": { color: vars.color.accentHover } },
  },
  variants: {
    standalone: {
      true: {
        display: "inline-flex",
        alignItems: "center",
        minHeight: target,
        maxWidth: "100%",
        textDecorationLine: "none",
        selectors: { "&:hover": { textDecorationLine: "underline" } },
      },
    },
  },
});

/** Keeps the mark on the line of the last word. */
export const mark = style({ whiteSpace: "nowrap" });
export const arrow = style({ display: "inline-block", marginInlineStart: "0.2em", verticalAlign: "-0.1em" });
