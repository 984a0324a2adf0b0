import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { breaking } from "./measures";

export const field = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xxs,
  minWidth: 0,
  alignContent: "start",
});
export const label = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: vars.space.xs,
  fontWeight: vars.weight.medium,
  fontSize: vars.size.s,
  lineHeight: vars.leading.tight,
  paddingBlockEnd: vars.space.xxs,
  maxWidth: "100%",
  ...breaking,
});
export const optional = style({ color: vars.color.muted, fontWeight: vars.weight.body });
export const hint = style({ color: vars.color.muted, fontSize: vars.size.s, textWrap: "pretty", ...breaking });
export const error = style({
  display: "flex",
  gap: vars.space.xxs,
  alignItems: "flex-start",
  color: vars.color.danger,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  ...breaking,
});
export const errorIcon = style({ flex: "none", marginBlockStart: "0.2em" });
