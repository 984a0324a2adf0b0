import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

/** A short form with nothing beside it. */
export const narrow = style({ display: "grid", gap: vars.space.m, maxWidth: vars.width.form });
export const quiet = style({ color: vars.color.muted, fontSize: vars.size.s });
/** What is read letter by letter. */
export const key = style({ fontFamily: "ui-monospace, monospace", letterSpacing: "0.06em", overflowWrap: "anywhere" });
export const codes = style({
  display: "grid",
  gap: vars.space.s,
  gridTemplateColumns: "repeat(auto-fit, minmax(10rem, 1fr))",
  margin: 0,
  padding: vars.space.m,
  listStyle: "none",
  background: vars.color.sunken,
  borderRadius: vars.radius.control,
});
export const qrCode = style({
  display: "block",
  width: "min(100%, 15rem)",
  aspectRatio: "1",
  borderRadius: vars.radius.control,
});
