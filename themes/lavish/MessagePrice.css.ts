import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";

/** The price uses the text's typeface: at this size the hairlines of the display face make "40" look like "10". */
export const price = recipe({
  base: { justifySelf: "start", fontSize: vars.size.s, lineHeight: 1.35, letterSpacing: "0.02em" },
  variants: {
    free: { true: { color: vars.color.muted }, false: { color: vars.color.accentText } },
  },
});
