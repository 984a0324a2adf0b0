import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xxs,
  // The buttons' padding hangs over, so that their labels align with the text above.
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
  letterSpacing: "0.03em",
});
