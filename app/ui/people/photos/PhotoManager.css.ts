import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const manager = style({ display: "grid", gap: vars.space.xl });
export const photos = style({
  display: "grid",
  gap: vars.space.l,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 13rem), 1fr))",
});
export const photo = style({ display: "grid", gap: vars.space.s, alignContent: "start" });
export const dragged = style({ opacity: 0.6 });
export const frame = style({ position: "relative", cursor: "grab", ":active": { cursor: "grabbing" } });
/** The handle of a photo: touches elsewhere scroll the page. */
export const handle = style({
  position: "absolute",
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  color: vars.color.text,
  background: vars.color.raised,
  borderRadius: vars.radius.pill,
  touchAction: "none",
});
export const picture = style({
  display: "block",
  width: "100%",
  aspectRatio: "4 / 5",
  objectFit: "cover",
  borderRadius: vars.radius.picture,
  background: vars.color.sunken,
});
export const note = style({ margin: 0, color: vars.color.muted, fontSize: vars.size.s, overflowWrap: "anywhere" });
export const rejected = style([note, { color: vars.color.danger }]);
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs, alignItems: "center" });
export const add = style({ display: "grid", gap: vars.space.m, maxWidth: vars.width.form });
