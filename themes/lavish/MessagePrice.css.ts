import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";

/** In the text's face: the display face's hairlines make "40" and "10" alike at this size. */
export const price = recipe({
  base: { justifySelf: "start", fontSize: vars.size.s, lineHeight: 1.35, letterSpacing: "0.02em" },
  variants: {
    free: { true: { color: vars.color.muted }, false: { color: vars.color.accentText } },
  },
});
