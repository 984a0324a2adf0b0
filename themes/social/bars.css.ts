import { vars } from "../contract.css";

/** The height of the bar at the foot of a phone's screen. */
export const barHeight = "4.5rem";
export const inset = "env(safe-area-inset-bottom, 0px)";
/** A low screen (a phone on its side, text at 200 %) has no room for fixed bars. */
export const tall = "screen and (max-width: 59.99rem) and (min-height: 30rem)";
/** Phones whose head has no room for two buttons. */
export const slim = "screen and (max-width: 41.99rem) and (min-height: 30rem)";

/** A bar fixed at the foot of a phone's screen. */
export const floor = {
  position: "fixed",
  zIndex: 30,
  insetInline: 0,
  insetBlockEnd: 0,
  minHeight: barHeight,
  paddingBlockEnd: inset,
  paddingInline: vars.space.xs,
  background: vars.color.surface,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
  borderBlockStart: `1px solid ${vars.color.line}`,
} as const;
