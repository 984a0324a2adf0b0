import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
  // The words of a quiet button begin where the text above them does.
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
});
