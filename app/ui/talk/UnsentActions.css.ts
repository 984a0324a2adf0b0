import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "end",
  alignItems: "center",
  gap: vars.space.xxs,
});
export const problem = style({
  margin: 0,
  flexBasis: "100%",
  textAlign: "end",
  color: vars.color.danger,
  fontSize: vars.size.s,
});
