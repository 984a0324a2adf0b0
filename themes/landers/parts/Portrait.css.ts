import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { forced } from "./frame.css";

const { color, radius } = vars;

/**
 * Black lines on white. The blend mode `multiply` gives white areas the colour of the background. The background must
 * be light in every template, because the lines would vanish on a dark one.
 */
export const portrait = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  aspectRatio: "1",
  borderRadius: radius.picture,
});
globalStyle(`${portrait} > img`, {
  width: "100%",
  height: "100%",
  objectFit: "cover",
  mixBlendMode: "multiply",
  "@media": { [forced]: { mixBlendMode: "normal", background: "Canvas" } },
});

export const tones = styleVariants({
  accent: { background: `color-mix(in srgb, ${color.accent} 38%, white)` },
  support: { background: `color-mix(in srgb, ${color.support} 34%, white)` },
  pale: { background: `color-mix(in srgb, ${color.accent} 14%, white)` },
  dim: { background: `color-mix(in srgb, ${color.support} 16%, white)` },
});
