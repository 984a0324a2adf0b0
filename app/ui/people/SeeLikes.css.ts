import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const row = style({
  display: "flex",
  justifyContent: "end",
  // The button's own room hangs over, so that its words end where the row of people does.
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
  selectors: { "&:empty": { display: "none" } },
});
export const said = style({ margin: 0, marginInlineEnd: vars.space.s, color: vars.color.muted, fontSize: vars.size.s });
