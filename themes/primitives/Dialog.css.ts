import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { hairline } from "./measures";

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translate(-50%, calc(-50% + 12px))" } });

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: 60,
  background: vars.color.scrim,
  // The dialog switches the page's pointer off; the scrim takes the click that closes it.
  pointerEvents: "auto",
  animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}`,
});

export const dialog = style({
  position: "fixed",
  zIndex: 61,
  insetBlockStart: "50%",
  insetInlineStart: "50%",
  transform: "translate(-50%, -50%)",
  display: "flex",
  flexDirection: "column",
  width: `min(${vars.width.form}, calc(100vw - 2 * ${vars.space.m}))`,
  maxHeight: `calc(100dvh - 2 * ${vars.space.m})`,
  overflow: "auto",
  padding: vars.space.l,
  gap: vars.space.m,
  background: vars.color.raised,
  color: vars.color.text,
  border: `${hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  "@media": { "(max-width: 30rem)": { padding: vars.space.m } },
});

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
});
export const title = style({ fontSize: vars.size.l, paddingBlockStart: vars.space.xs });
export const description = style({ gridColumn: "1 / -1", color: vars.color.muted });
export const body = style({ minWidth: 0 });
export const actions = style({ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: vars.space.s });
