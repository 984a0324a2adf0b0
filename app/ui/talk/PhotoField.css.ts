import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

/** Takes the place of `PhotoButton` until the script runs, so that the conversation does not move. */
export const field = style({
  display: "grid",
  gap: vars.space.xxs,
  fontSize: vars.size.s,
  "@media": { "(scripting: enabled)": { display: "none" } },
});
export const chosen = style({ display: "flex", alignItems: "start", gap: vars.space.xs });
export const thumb = style({
  display: "block",
  width: "5rem",
  height: "5rem",
  objectFit: "cover",
  borderRadius: vars.radius.picture,
});
