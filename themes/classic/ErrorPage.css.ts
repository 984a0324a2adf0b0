import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { hairline } from "./rules.css";

const { color, space, size } = vars;
const beside = "screen and (min-width: 50rem)";

export const rest = style({ ":empty": { display: "none" } });

/** A visitor sees the sign-up beside the number. A member sees a grid of people below it. */
const asked = `:has(> ${rest} > section):not(:has(article))`;
/** The page offers only another try. */
const alone = `:has(> ${rest} > a:only-child)`;
export const lay = style({
  selectors: {
    [`&${asked}`]: {
      "@media": {
        [beside]: {
          display: "grid",
          gridTemplateColumns: `minmax(0, 1fr) minmax(0, calc(${vars.width.form} + 2 * ${space.l}))`,
          columnGap: `clamp(${space.xl}, 6vw, ${space.xxxl})`,
          alignItems: "start",
        },
      },
    },
  },
});
export const head = style({ paddingBlock: `${space.l} ${space.xl}` });
export const title = style({
  display: "grid",
  justifyItems: "start",
  color: color.muted,
  fontFamily: vars.font.body,
  fontSize: size.m,
  letterSpacing: 0,
});
export const status = style({
  color: color.text,
  fontFamily: vars.font.display,
  fontSize: "clamp(4rem, 3rem + 5vw, 7rem)",
  fontVariantNumeric: "lining-nums",
  letterSpacing: "-0.03em",
  lineHeight: 1,
  selectors: {
    [`${lay}:is(${asked}, ${alone}) &`]: {
      "@media": { [beside]: { fontSize: "clamp(7rem, 19vw, 17rem)", lineHeight: 0.9 } },
    },
  },
});
export const message = style({
  maxWidth: vars.width.prose,
  marginBlockStart: space.m,
  fontSize: size.l,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});
globalStyle(`${rest} > section:has([data-form])`, {
  gap: space.l,
  "@media": {
    [beside]: {
      padding: `${space.l} clamp(${space.m}, 3vw, ${space.l})`,
      border: hairline,
      borderBlockStart: `3px solid ${color.accent}`,
      borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
      background: color.surface,
    },
  },
});
// The panel's own edge replaces the rule.
globalStyle(`${rest} > section:has([data-form]) > h2`, { "@media": { [beside]: { padding: 0, border: 0 } } });
globalStyle(`${rest} > section:has([data-form]) > h2::before`, { "@media": { [beside]: { display: "none" } } });
