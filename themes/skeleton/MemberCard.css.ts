import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { cut } from "../primitives/Cut.css";

const { color, space, size, radius } = vars;

/** As many cards in a row as fit. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 13rem), 1fr))",
  gap: space.m,
});
export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr auto",
  height: "100%",
  overflow: "hidden",
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: vars.shadow.low,
});
export const picture = style({ aspectRatio: "1" });
export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  justifyItems: "start",
  gap: space.xxs,
  padding: space.s,
});
export const name = style({ maxWidth: "100%", fontSize: size.l, overflowWrap: "anywhere" });
/** The link is as large as the card; the buttons lie above it. */
export const link = style([
  cut[3],
  {
    color: "inherit",
    textDecoration: "none",
    "::after": { content: '""', position: "absolute", inset: 0 },
  },
]);
export const place = style({ color: color.muted, fontSize: size.s, overflowWrap: "anywhere" });
export const actions = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  padding: space.s,
  paddingBlockStart: 0,
});
