import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const title = style({ margin: 0, color: vars.color.muted, fontSize: vars.size.s });
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  marginBlockStart: vars.space.xxs,
  padding: 0,
  listStyle: "none",
  // A sentence may name a town with a long name.
  overflowWrap: "anywhere",
});
globalStyle(`${list} > li > *`, { lineHeight: 1.3 });
