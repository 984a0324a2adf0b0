import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const tools = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.xs });
export const search = style({ display: "flex", alignItems: "center", gap: vars.space.xxs });
export const field = style({ flex: "1 1 auto", minWidth: 0 });
/** A row, which scrolls sideways if needed. Templates extend it to the clipping edge. */
export const filters = style({
  // Positioned, so that the row also clips texts for screen readers alone.
  position: "relative",
  display: "flex",
  gap: vars.space.xxs,
  overflowX: "auto",
  scrollbarWidth: "none",
  padding: 0,
  listStyle: "none",
});
export const filter = style({ flex: "none" });
// The links are narrow enough for four in a row on a phone.
globalStyle(`${filters} a`, { paddingInline: vars.space.xs, whiteSpace: "nowrap" });
// The focus ring lies inside, because the row clips its edge.
globalStyle(`${filters} a:focus-visible`, { outlineOffset: "-2px" });
