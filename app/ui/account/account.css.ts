import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const narrow = style({ display: "grid", gap: vars.space.m, maxWidth: vars.width.form });
export const quiet = style({ color: vars.color.muted, fontSize: vars.size.s });
export const points = style({ display: "grid", gap: vars.space.m });
export const restriction = style({ display: "grid", gap: vars.space.s });
export const asItWas = style({
  margin: 0,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `3px solid ${vars.color.line}`,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
export const asItWasPhotos = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(4.5rem, 8rem))",
  gap: vars.space.s,
});
export const asItWasPhoto = style({
  ...{ display: "block", width: "100%", borderRadius: vars.radius.control },
  selectors: { "&:only-child": { gridColumn: "1 / -1", maxWidth: "12rem" } },
});
export const key = style({ fontFamily: "ui-monospace, monospace", letterSpacing: "0.06em", overflowWrap: "anywhere" });
export const codes = style({
  display: "grid",
  gap: vars.space.s,
  gridTemplateColumns: "repeat(auto-fit, minmax(10rem, 1fr))",
  margin: 0,
  padding: vars.space.m,
  listStyle: "none",
  background: vars.color.sunken,
  borderRadius: vars.radius.control,
});
export const qrCode = style({
  display: "block",
  width: "min(100%, 15rem)",
  aspectRatio: "1",
  borderRadius: vars.radius.control,
});

export const above = style({ marginBlockEnd: vars.space.l });
/** Cards of settings, in as many columns as fit. */
export const groups = style({
  columnWidth: "24rem",
  columnGap: vars.space.l,
});
export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s,
  breakInside: "avoid",
  marginBlockEnd: vars.space.l,
  overflowWrap: "anywhere",
});
export const within = style({ paddingBlockStart: vars.space.s });
export const mark = style({ display: "inline-flex", color: vars.color.accentText });
/** Choices of one group, as close as touch allows. */
export const choices = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
});
export const amount = style({
  color: vars.color.text,
  fontSize: vars.size.m,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
});
