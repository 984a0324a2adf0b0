import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { petal } from "./shapes.css";

export const empty = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: vars.space.s,
  width: "100%",
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.m,
  textAlign: "center",
});
export const ground = style({
  display: "grid",
  placeItems: "center",
  width: "10.5rem",
  height: "10.5rem",
  marginBlockEnd: vars.space.s,
  overflow: "hidden",
  borderRadius: petal.start,
  // The motif's own background.
  background: vars.color.supportSoft,
  color: vars.color.onSupportSoft,
  selectors: { "&:empty": { display: "none" } },
});
globalStyle(`${ground} > svg`, { width: "100%", height: "100%" });
export const title = style({ fontSize: vars.size.xl });
export const text = style({ maxWidth: "34ch", color: vars.color.muted });
export const action = style({ marginBlockStart: vars.space.s });
