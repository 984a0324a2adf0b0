import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const row = style({
  display: "flex",
  justifyContent: "end",
  selectors: { "&:empty": { display: "none" } },
});
export const said = style({ margin: 0, color: vars.color.muted, fontSize: vars.size.s });
