import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { wide } from "./theme.css";

const { space, size, radius, color } = vars;

export const sheet = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 24rem) minmax(0, 1fr)", gap: space.xl } },
});
export const picture = style({ aspectRatio: "1", overflow: "hidden", borderRadius: radius.picture });
export const photos = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space.xs,
  marginBlockStart: space.xs,
});
export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  justifyItems: "start",
  gap: space.s,
});
export const text = style({ maxWidth: vars.width.prose, whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const facts = style({ display: "grid", gap: space.xxs });
export const fact = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space.s}` });
export const factLabel = style({ color: color.muted, fontSize: size.s });
