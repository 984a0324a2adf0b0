import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { dark } from "./theme.css";

export const bloom = styleVariants({
  accent: { color: vars.color.accent },
  support: { color: vars.color.support },
  soft: { color: vars.color.supportSoft, "@media": { [dark]: { color: vars.color.support } } },
});
export const petal = style({ fill: "currentColor" });
export const otherPetal = style({ fill: "currentColor", opacity: 0.62 });
export const heart = style({
  fill: vars.color.surface,
  selectors: {
    [`${bloom.soft} &`]: { fill: vars.color.support, "@media": { [dark]: { fill: vars.color.supportSoft } } },
  },
});
