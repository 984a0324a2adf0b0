import { style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { breaking } from "../../primitives/measures";
import { middling, headline as plainHeadline, panel as plainPanel, words as stack, wide } from "../parts/frame.css";

const { color, leading, radius, shadow, size, space, width } = vars;

export const lay = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@media": {
    [wide]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${width.form})`,
      gridTemplateRows: "auto 1fr",
      gridTemplateAreas: '"frame head" "frame panel"',
      columnGap: `clamp(${space.l}, 5vw, ${space.xxxl})`,
    },
  },
});
export const head = style([stack, { gap: space.s, "@media": { [wide]: { gridArea: "head" } } }]);
export const headline = style([plainHeadline, { fontSize: size.xxl }]);

/** A mount around the picture, with the label inside. */
export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignSelf: "start",
  gap: space.m,
  margin: 0,
  padding: `clamp(${space.xs}, 2vw, ${space.m})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.high,
  "@media": { [wide]: { gridArea: "frame", position: "sticky", insetBlockStart: space.l } },
});
export const picture = style({
  display: "grid",
  aspectRatio: "5 / 4",
  overflow: "hidden",
  borderRadius: radius.picture,
});
export const label = style({
  display: "grid",
  gap: space.m,
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: `0 ${space.xs} ${space.xs}`,
  "@media": { [middling]: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))" } },
});
export const words = style({
  margin: 0,
  paddingInlineStart: space.m,
  borderInlineStart: `3px solid ${color.accent}`,
  lineHeight: leading.body,
  whiteSpace: "pre-line",
  ...breaking,
});
export const panel = style([plainPanel, { alignSelf: "start", "@media": { [wide]: { gridArea: "panel" } } }]);
