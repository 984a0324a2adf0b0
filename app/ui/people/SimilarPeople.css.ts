import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const similar = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s,
  paddingBlockStart: vars.space.l,
  scrollMarginBlockStart: vars.space.xxl,
});
export const text = style({ color: vars.color.muted, paddingBlockEnd: vars.space.xs });
