import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

const desktop = "screen and (min-width: 60rem)";
const moving = "(prefers-reduced-motion: no-preference)";

export const stage = style({
  flex: "1 1 0",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  gap: vars.space.s,
  width: "100%",
  maxWidth: "58rem",
  height: "100%",
  minHeight: 0,
  marginInline: "auto",
  padding: vars.space.s,
  "@media": { [desktop]: { gap: vars.space.m, padding: `${vars.space.l} ${vars.space.l} ${vars.space.m}` } },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${vars.space.m}`,
  paddingInline: vars.space.xs,
});
export const title = style({
  fontSize: vars.size.m,
  "@media": { [desktop]: { fontSize: vars.size.xl } },
});
export const left = style({ color: vars.color.muted, fontSize: vars.size.s });

export const deck = style({ position: "relative", minHeight: 0, marginBlockStart: vars.space.xs });
// Set on every element of the card, because a browser checks the touched element and its parents up to the next
// scroller. A template's card may scroll, and would otherwise take the swipe.
globalStyle(`${deck} *`, { touchAction: "pan-y pinch-zoom" });

const cardBase = style({
  position: "absolute",
  inset: 0,
});
const onTop = style([cardBase, { zIndex: 1, userSelect: "none", cursor: "grab", ":active": { cursor: "grabbing" } }]);
const returning = keyframes({
  "0%": { transform: "translateX(-110%) rotate(-12deg)" },
  "70%": { transform: "translateX(1.5%) rotate(0.5deg)" },
});
export const card = styleVariants({
  top: [onTop],
  rising: [cardBase, { transition: `transform ${vars.motion.slow} ${vars.motion.ease}, opacity ${vars.motion.slow}` }],
  leaving: [
    onTop,
    { pointerEvents: "none", "@media": { "(prefers-reduced-motion: reduce)": { visibility: "hidden" } } },
  ],
  returning: [onTop, { "@media": { [moving]: { animation: `${returning} 420ms ease-out` } } }],
  // The upper edge of the next card shows above the top card.
  below: [cardBase, { transform: "translateY(-0.75rem) scale(0.945)", transformOrigin: "top", opacity: 0.75 }],
});
export const name = style({ ":focus": { outline: "none" } });

const markBase = style({
  position: "absolute",
  zIndex: 2,
  insetBlockStart: vars.space.l,
  padding: `${vars.space.xxs} ${vars.space.m}`,
  background: vars.color.surface,
  border: "3px solid currentColor",
  borderRadius: vars.radius.control,
  fontFamily: vars.font.display,
  fontSize: vars.size.l,
  fontWeight: vars.weight.display,
  opacity: 0,
  pointerEvents: "none",
});
export const mark = styleVariants({
  like: [markBase, { insetInlineStart: vars.space.l, rotate: "-12deg", color: vars.color.accentText }],
  pass: [markBase, { insetInlineEnd: vars.space.l, rotate: "12deg", color: vars.color.text }],
});

/** The two buttons stand in the middle, in reach of both thumbs, and undo at the side. */
export const choices = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
  alignItems: "center",
  gap: `${vars.space.xs} ${vars.space.m}`,
});
export const undo = style({ display: "flex", justifyContent: "flex-end", minHeight: "3rem" });
export const sides = style({ display: "flex", gap: vars.space.l });
const round = { borderRadius: vars.radius.pill, padding: 0, boxShadow: vars.shadow.low };
/** A small button. The class is doubled to outweigh the primitive's style. */
export const small = style({ selectors: { "&&": { ...round, width: "3rem", height: "3rem" } } });
export const large = style({ selectors: { "&&": { ...round, width: "4.25rem", height: "4.25rem" } } });
export const keys = style({
  gridColumn: "1 / -1",
  color: vars.color.muted,
  fontSize: vars.size.s,
  textAlign: "center",
  "@media": { "not all and (min-width: 60rem)": { display: "none" }, "(hover: none)": { display: "none" } },
});
/** The undo button, aligned with the button before it in every template. */
export const undoLast = style({ display: "inline-block", marginBlockStart: vars.space.xs });
