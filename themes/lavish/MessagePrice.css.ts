import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";

/** Said like an aside, in the italic of the display face. */
export const price = recipe({
  base: { justifySelf: "start", fontFamily: vars.font.display, fontStyle: "italic", lineHeight: 1.35 },
  variants: {
    free: { true: { color: vars.color.muted }, false: { color: vars.color.accentText } },
  },
});
