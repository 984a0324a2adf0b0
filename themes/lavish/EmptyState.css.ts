import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

export const empty = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.s,
  maxWidth: "34rem",
  marginInline: "auto",
  padding: `${vars.space.xl} ${vars.space.m}`,
  textAlign: "center",
});
export const motif = style({ width: "9rem", marginBlockEnd: vars.space.s });
export const title = style({ fontSize: vars.size.xl });
export const text = style({ color: vars.color.muted });
export const action = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space.s,
  marginBlockStart: vars.space.s,
});
