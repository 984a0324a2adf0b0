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
// Aligned at the end even on the first question, which has no back link.
globalStyle(`${around} > a:last-child`, { marginInlineStart: "auto" });
/** Gives few and many answers the same height: frames centre their form, and the part above must stay in place. */
export const part = style({
  alignContent: "start",
  "@media": { "screen and (min-width: 50rem)": { minHeight: "29rem" } },
});
export const ways = style({ display: "grid", gap: vars.space.xs });
export const quiet = style({ color: vars.color.muted, fontSize: vars.size.s });
