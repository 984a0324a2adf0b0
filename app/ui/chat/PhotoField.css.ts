import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const field = style({ display: "grid", gap: vars.space.xxs, fontSize: vars.size.s });
export const chosen = style({ display: "flex", alignItems: "start", gap: vars.space.xs });
export const thumb = style({
  display: "block",
  width: "5rem",
  height: "5rem",
  objectFit: "cover",
  borderRadius: vars.radius.picture,
});
