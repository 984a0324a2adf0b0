import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xxs,
  // The buttons' own room hangs over, so that their words stand in line with what is above.
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
});
