import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const tools = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.xs });
export const search = style({ display: "flex", alignItems: "center", gap: vars.space.xxs });
export const field = style({ flex: "1 1 auto", minWidth: 0 });
/** One row, which scrolls sideways where they do not all fit. Templates let it reach the edge that cuts it off. */
export const filters = style({
  // So that it also cuts off what is there for screen readers alone.
  position: "relative",
  display: "flex",
  gap: vars.space.xxs,
  overflowX: "auto",
  scrollbarWidth: "none",
  padding: 0,
  listStyle: "none",
});
export const filter = style({ flex: "none" });
// So narrow that four of them share the row of a phone.
globalStyle(`${filters} a`, { paddingInline: vars.space.xs, whiteSpace: "nowrap" });
// Inside, for the row cuts off what stands beyond its edge.
globalStyle(`${filters} a:focus-visible`, { outlineOffset: "-2px" });
