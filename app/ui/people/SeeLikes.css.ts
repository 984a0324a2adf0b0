import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const row = style({
  display: "flex",
  justifyContent: "end",
  // Lets the button's padding stick out, so that its label aligns with the row of people.
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
  selectors: { "&:empty": { display: "none" } },
});
export const said = style({ margin: 0, marginInlineEnd: vars.space.s, color: vars.color.muted, fontSize: vars.size.s });
