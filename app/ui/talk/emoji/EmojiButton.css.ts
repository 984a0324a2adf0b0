import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

/** Hidden on touch screens, whose keyboards have all emoji. */
export const place = style({ display: "contents", "@media": { "(pointer: coarse)": { display: "none" } } });
export const panel = style({
  position: "absolute",
  insetInlineEnd: 0,
  insetBlockEnd: `calc(100% + ${vars.space.xs})`,
  zIndex: 2,
  width: "min(21rem, 100%)",
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
});
