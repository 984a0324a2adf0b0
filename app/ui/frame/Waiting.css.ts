import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

/** A note at the place of toasts. Dialogs show the note themselves, so it lies below them. Clicks pass through it. */
export const waiting = style({
  position: "fixed",
  zIndex: 55,
  insetBlockStart: vars.space.m,
  insetInlineEnd: vars.space.m,
  width: `min(24rem, calc(100vw - 2 * ${vars.space.m}))`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
  pointerEvents: "none",
});
