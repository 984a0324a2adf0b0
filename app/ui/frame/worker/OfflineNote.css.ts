import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const note = style({
  position: "sticky",
  top: 0,
  zIndex: 40,
  margin: 0,
  padding: `${vars.space.xs} ${vars.space.m}`,
  textAlign: "center",
  color: vars.color.onAccentSoft,
  background: vars.color.accentSoft,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.size.s,
});
