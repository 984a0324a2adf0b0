import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { wide } from "./theme.css";

const { color, space, size, width } = vars;

/** A column in the middle of the page, with room between its parts. */
export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  width: "100%",
  maxWidth: width.page,
  marginInline: "auto",
});
export const prose = style([column, { maxWidth: width.prose }]);
export const form = style([column, { maxWidth: width.form }]);
/** Parts of a page with their own heading. */
export const parts = style({});
globalStyle(`${parts} > section`, { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });

export const title = style({ fontSize: size.xxl, lineHeight: vars.leading.tight, overflowWrap: "anywhere" });
export const heading = style({ fontSize: size.xl });
export const lead = style({ maxWidth: width.prose, color: color.muted, fontSize: size.l });
export const muted = style({ color: color.muted });
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.s });
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  padding: space.l,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow.low,
});
/** A drawing, never wider than its page. */
export const motif = style({ width: "12rem", maxWidth: "60%", marginInline: "auto" });

/** Two halves, stacked on a phone. */
export const halves = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 26rem)", alignItems: "center" } },
});
export const points = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))",
  gap: space.l,
});
/** A text in the middle of an empty page. */
export const nothing = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space.s,
  paddingBlock: space.xl,
  textAlign: "center",
});
