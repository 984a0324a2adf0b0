import { style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { breaking } from "../../primitives/measures";
import { forced, panel, wide } from "../parts/frame.css";

const { color, font, leading, shadow, size, space, weight, width } = vars;

/** A tinted desk under the letter, in every template. */
export const desk = style({ background: color.accentSoft, paddingBlockStart: `clamp(${space.s}, 4vw, ${space.xl})` });
export const lay = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  width: "100%",
  maxWidth: width.page,
  marginInline: "auto",
  paddingInline: `clamp(${space.s}, 3.5vw, ${space.xl})`,
  paddingBlockEnd: `clamp(${space.l}, 5vw, ${space.xxl})`,
  "@media": {
    [wide]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${width.form})`,
      alignItems: "start",
      gap: `clamp(${space.l}, 4vw, ${space.xxl})`,
    },
  },
});

/** Ruled paper: a line under each line of the text. */
export const sheet = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  padding: `clamp(${space.m}, 5vw, ${space.xxl})`,
  border: `1px solid ${color.line}`,
  background: color.surface,
  boxShadow: shadow.high,
});
/**
 * The headline with the stamp beside it. The stamp moves below if the headline would have only a few letters in a line.
 */
export const top = style({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: space.m });
export const headline = style({
  flex: "1 1 7rem",
  fontFamily: font.display,
  fontSize: size.xl,
  fontWeight: weight.display,
  lineHeight: leading.tight,
  ...breaking,
});
const holes = "0.75rem";
/** The stamp. Its perforated edge consists of round bites around the portrait. */
export const stamp = style({
  flex: "0 1 auto",
  maxWidth: "100%",
  padding: "0.6rem",
  background: `color-mix(in srgb, ${color.accent} 10%, white)`,
  mask: `radial-gradient(circle, transparent 0.2rem, black 0.22rem) calc(${holes} / -2) calc(${holes} / -2) / ${holes} ${holes}, linear-gradient(black, black) content-box`,
  rotate: "2deg",
  "@media": { [forced]: { mask: "none" } },
});
export const picture = style({
  display: "grid",
  width: "clamp(6rem, 22vw, 12rem)",
  maxWidth: "100%",
  aspectRatio: "4 / 5",
  overflow: "hidden",
});
const line = "1.9em";
export const words = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: `clamp(${size.l}, 2.6vw, ${size.xl})`,
  lineHeight: line,
  whiteSpace: "pre-line",
  backgroundImage: `repeating-linear-gradient(to bottom, transparent 0 calc(${line} - 1px), ${color.line} calc(${line} - 1px) ${line})`,
  ...breaking,
});
export const silent = style([words, { color: color.muted }]);
export const reply = style([
  panel,
  {
    borderStyle: "dashed",
    borderColor: color.border,
    borderRadius: 0,
    "@media": { [wide]: { position: "sticky", insetBlockStart: space.l } },
  },
]);
export const replyTitle = style({
  fontFamily: font.display,
  fontSize: size.l,
  fontWeight: weight.display,
  lineHeight: leading.tight,
});
