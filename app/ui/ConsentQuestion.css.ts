import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const question = style({
  display: "grid",
  gap: vars.space.m,
  boxSizing: "border-box",
  maxWidth: vars.width.prose,
  margin: `${vars.space.m} auto`,
  padding: vars.space.m,
  color: vars.color.text,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
export const words = style({ margin: 0 });
/** Of the same width, so that neither is the easier one. */
export const answers = style({
  display: "grid",
  gap: vars.space.s,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
});
