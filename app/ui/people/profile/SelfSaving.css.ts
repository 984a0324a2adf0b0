import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const box = style({ display: "grid", gap: vars.space.m });
/** The note about a field, which takes no room while empty. */
export const note = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.size.s,
  selectors: { "&:empty": { position: "absolute" } },
});
export const problem = style([note, { color: vars.color.danger }]);
export const lost = style({ display: "grid", justifyItems: "start", gap: vars.space.xs });
