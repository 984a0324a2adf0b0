import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";

/** The price has the size of fine print, and stands before the button. */
export const price = recipe({
  base: {
    justifySelf: "start",
    paddingInlineStart: vars.space.xs,
    borderInlineStart: "3px solid",
    fontSize: vars.size.s,
    fontVariantNumeric: "tabular-nums",
    lineHeight: vars.leading.tight,
  },
  variants: {
    free: {
      true: { borderColor: vars.color.line, color: vars.color.muted },
      false: { borderColor: vars.color.accent, color: vars.color.text, fontWeight: vars.weight.medium },
    },
  },
});
