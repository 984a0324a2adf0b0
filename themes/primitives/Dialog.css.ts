import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { hairline, target } from "./measures";

const phone = "(max-width: 30rem)";

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translate(-50%, calc(-50% + 12px))" } });
const fromSide = keyframes({ from: { transform: "translateX(100%)" } });
const fromBelow = keyframes({ from: { transform: "translateY(100%)" } });

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: 60,
  background: vars.color.scrim,
  // Accepts clicks, because the scrim takes the click that closes the dialog, and the dialog disables the page's
  // pointer events.
  pointerEvents: "auto",
  animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}`,
});

const inTheMiddle = {
  insetBlockStart: "50%",
  insetInlineStart: "50%",
  transform: "translate(-50%, -50%)",
  width: `min(${vars.width.form}, calc(100vw - 2 * ${vars.space.m}))`,
  maxHeight: `calc(100dvh - 2 * ${vars.space.m})`,
  borderRadius: vars.radius.card,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
} as const;

export const panel = recipe({
  base: {
    position: "fixed",
    zIndex: 61,
    display: "flex",
    flexDirection: "column",
    gap: vars.space.m,
    padding: vars.space.l,
    overflow: "auto",
    overscrollBehavior: "contain",
    background: vars.color.raised,
    color: vars.color.text,
    border: `${hairline} solid ${vars.color.line}`,
    boxShadow: vars.shadow.high,
    "@media": { [phone]: { padding: vars.space.m } },
  },
  variants: {
    look: {
      dialog: inTheMiddle,
      celebration: { ...inTheMiddle, overflowX: "hidden", textAlign: "center" },
      sheet: {
        insetBlock: 0,
        insetInlineEnd: 0,
        // Keyboard focus scrolls an element clear of the buttons at the foot.
        scrollPaddingBlockEnd: `calc(${target} + 2 * ${vars.space.l} + ${vars.space.m})`,
        width: `min(${vars.width.form}, calc(100vw - 2 * ${vars.space.xl}))`,
        borderWidth: 0,
        borderInlineStartWidth: hairline,
        borderStartStartRadius: vars.radius.card,
        borderEndStartRadius: vars.radius.card,
        // The motion does not overshoot, unlike in some templates, because overshoot would open a gap at the window's
        // edge.
        animation: `${fromSide} ${vars.motion.slow} cubic-bezier(0.2, 0.8, 0.2, 1)`,
        "@media": {
          [phone]: {
            insetBlock: "auto 0",
            insetInline: 0,
            width: "auto",
            maxHeight: `calc(100dvh - ${vars.space.xl})`,
            paddingBlockEnd: `max(${vars.space.m}, env(safe-area-inset-bottom))`,
            borderWidth: 0,
            borderBlockStartWidth: hairline,
            borderRadius: 0,
            borderStartStartRadius: vars.radius.card,
            borderStartEndRadius: vars.radius.card,
            animationName: fromBelow,
          },
        },
      },
    },
  },
});

export const head = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "start",
    columnGap: vars.space.s,
    rowGap: vars.space.xs,
  },
  variants: { look: { dialog: {}, sheet: {}, celebration: { gridTemplateColumns: "minmax(0, 1fr)" } } },
});
export const ornament = style({ gridColumn: "1 / -1", minWidth: 0 });
export const title = recipe({
  base: { fontSize: vars.size.l, paddingBlockStart: vars.space.xs },
  variants: { look: { dialog: {}, sheet: {}, celebration: { fontSize: vars.size.xxl } } },
});
export const close = recipe({
  variants: {
    look: {
      dialog: {},
      sheet: {},
      celebration: {
        position: "absolute",
        zIndex: 1,
        insetBlockStart: vars.space.xs,
        insetInlineEnd: vars.space.xs,
      },
    },
  },
});
export const description = style({ gridColumn: "1 / -1", color: vars.color.muted });
export const body = style({ minWidth: 0 });
export const actions = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: vars.space.s,
    // Buttons that do not fit side by side are stacked, the main button nearest to the thumb.
    "@media": { [phone]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } },
  },
  variants: {
    look: {
      dialog: {},
      celebration: { justifyContent: "center" },
      // Stays visible while the content above scrolls.
      sheet: {
        position: "sticky",
        insetBlockEnd: `calc(-1 * ${vars.space.l})`,
        marginBlock: `auto calc(-1 * ${vars.space.l})`,
        marginInline: `calc(-1 * ${vars.space.l})`,
        padding: `${vars.space.m} ${vars.space.l}`,
        background: vars.color.raised,
        borderBlockStart: `${hairline} solid ${vars.color.line}`,
        "@media": {
          [phone]: {
            insetBlockEnd: `calc(-1 * max(${vars.space.m}, env(safe-area-inset-bottom)))`,
            marginBlockEnd: `calc(-1 * ${vars.space.m})`,
            marginInline: `calc(-1 * ${vars.space.m})`,
            padding: vars.space.m,
          },
        },
      },
    },
  },
});
