import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { petal } from "./shapes.css";
import { wide } from "./theme.css";

/** A visitor gets a form. A member gets a grid of people, whose cards have forms too. */
const form = ":has(form):not(:has(article))";

export const lay = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xl,
  selectors: {
    // As on the front page.
    [`&${form}`]: {
      "@media": {
        [wide]: {
          gridTemplateColumns: `minmax(0, 1fr) minmax(0, calc(${vars.width.form} + 2 * ${vars.space.m}))`,
          gap: vars.space.m,
        },
      },
    },
  },
});
export const head = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.s,
  padding: `clamp(${vars.space.l}, 6vw, ${vars.space.xxl})`,
  borderRadius: petal.start,
});
export const title = style({ display: "grid", gap: vars.space.xs, fontSize: vars.size.l });
export const status = style({
  fontSize: "clamp(5rem, 3rem + 12vw, 11rem)",
  lineHeight: 0.85,
  letterSpacing: "-0.04em",
});
export const message = style({
  // The text stands beside the flower and does not cover it.
  maxWidth: "min(46ch, 62%)",
  fontSize: vars.size.l,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});
export const bloom = style({
  position: "absolute",
  zIndex: -1,
  // Cuts off one or two petals, independent of the banner's height.
  insetBlockEnd: "max(-25%, -5rem)",
  insetInlineEnd: "-4%",
  width: "clamp(9rem, 34vw, 26rem)",
});
// A visitor's form gets a card; a grid of members does not.
export const rest = style({
  minWidth: 0,
  selectors: {
    [`&${form}`]: {
      padding: `clamp(${vars.space.m}, 4vw, ${vars.space.xl})`,
      background: vars.color.surface,
      borderRadius: petal.top,
      boxShadow: vars.shadow.high,
    },
  },
});
globalStyle(`${rest} > section > h2`, { marginBlockEnd: vars.space.m, fontSize: vars.size.xl });
