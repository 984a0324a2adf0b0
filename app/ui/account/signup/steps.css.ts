import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

/** How far one is, over a step. */
export const progress = style({ display: "grid", gap: vars.space.xs });
export const counts = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.m,
  lineHeight: vars.leading.tight,
});
/** Back, and on past all questions. */
export const around = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.m,
  fontSize: vars.size.s,
});
globalStyle(`${around} > a`, { display: "inline-flex", alignItems: "center", minHeight: "2.75rem" });
// At its place on the first question, too, where there is no way back.
globalStyle(`${around} > a:last-child`, { marginInlineStart: "auto" });
/** Where frames centre their form: as high for few answers as for many, so that what is above them stays where it is. */
export const part = style({
  alignContent: "start",
  "@media": { "screen and (min-width: 50rem)": { minHeight: "29rem" } },
});
/** The actions of a step: doing it, and skipping it. */
export const ways = style({ display: "grid", gap: vars.space.xs });
export const quiet = style({ color: vars.color.muted, fontSize: vars.size.s });
