import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { entering, sheet } from "./sheet.css";
import { caps } from "./type.css";

const { color, space, size } = vars;
const beside = "screen and (min-width: 60rem)";

export const rest = style({});

/** A visitor sees the sign-up beside the number. A member sees a grid of people below it. */
const asked = `:has(> ${rest} > section):not(:has(article))`;
/** The page offers only another try. */
const alone = `:has(> ${rest} > a:only-child)`;
export const lay = style([
  sheet,
  {
    selectors: {
      [`&${asked}`]: {
        "@media": {
          [beside]: {
            display: "grid",
            gridTemplateColumns: `minmax(0, 1fr) minmax(0, calc(${vars.width.form} + 2 * ${space.xl}))`,
            columnGap: `clamp(${space.xl}, 5vw, ${space.xxxl})`,
            alignItems: "start",
          },
        },
      },
    },
  },
]);
const large = (rule: object) => ({
  selectors: { [`${lay}:is(${asked}, ${alone}) &`]: { "@media": { [beside]: rule } } },
});

export const head = style([
  entering,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    gap: `${space.m} ${space.xl}`,
    paddingBlockEnd: space.l,
    marginBlockEnd: space.l,
    borderBlockEnd: `1px solid ${color.line}`,
    ...large({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", border: 0 }),
  },
]);
export const heading = style({ display: "grid", gap: space.xs });
export const word = style([caps, { color: color.muted }]);
export const status = style({
  fontSize: `calc(${size.hero} * 1.5)`,
  fontVariationSettings: '"opsz" 24',
  lineHeight: 0.8,
  letterSpacing: "-0.04em",
  fontVariantNumeric: "lining-nums",
  color: color.accentText,
  ...large({ fontSize: "clamp(7rem, 50vw - 22rem, 23rem)", fontVariationSettings: '"opsz" 60' }),
});
export const message = style({
  flex: "1 1 18rem",
  maxWidth: "34rem",
  fontFamily: vars.font.display,
  fontStyle: "italic",
  fontSize: size.l,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
});
globalStyle(`${rest} > section > h2`, { fontSize: size.xl, marginBlockEnd: space.l });
globalStyle(`${rest} > section:has([data-form])`, {
  "@media": {
    [beside]: {
      padding: space.xl,
      background: color.surface,
      border: `1px solid ${color.line}`,
      borderBlockStartColor: color.accent,
      boxShadow: vars.shadow.low,
    },
  },
});
