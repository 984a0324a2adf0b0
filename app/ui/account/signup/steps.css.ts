import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const progress = style({ display: "grid", gap: vars.space.xs });
export const counts = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.m,
  lineHeight: vars.leading.tight,
});
export const around = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.m,
  fontSize: vars.size.s,
});
globalStyle(`${around} > a`, { display: "inline-flex", alignItems: "center", minHeight: "2.75rem" });
// The link is aligned at the end on the first question too, which has no back link.
globalStyle(`${around} > a:last-child`, { marginInlineStart: "auto" });
/** Frames centre their form: an equal height for few and many answers keeps the part above in place. */
export const part = style({
  alignContent: "start",
  "@media": { "screen and (min-width: 50rem)": { minHeight: "29rem" } },
});
export const ways = style({ display: "grid", gap: vars.space.xs });
export const quiet = style({ color: vars.color.muted, fontSize: vars.size.s });
