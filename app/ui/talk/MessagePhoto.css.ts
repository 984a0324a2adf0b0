import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

/** The box of a photo. The box has the same size before the picture loads and without it, so that no text moves. */
export const box = style({
  position: "relative",
  display: "block",
  width: "15rem",
  maxWidth: "100%",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: vars.radius.picture,
  background: vars.color.raised,
  color: vars.color.text,
});
export const aboveWords = style({ marginBlockEnd: vars.space.xs });
export const picture = style({ display: "block", width: "100%", height: "100%", objectFit: "cover" });
/** A blurred photo. The picture has a few pixels, whose edges must not show. The box clips the blurred edge. */
export const blurred = style({ filter: "blur(8px)", transform: "scale(1.15)" });
export const accept = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.xxs,
  maxWidth: "24rem",
  marginBlockStart: vars.space.xs,
});
export const hint = style({ margin: 0, fontSize: vars.size.s, color: vars.color.muted });
