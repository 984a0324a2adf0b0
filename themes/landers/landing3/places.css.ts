import { style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { breaking } from "../../primitives/measures";
import { panel, headline as plainHeadline, words as stack, wide } from "../parts/frame.css";

const { color, font, leading, radius, size, space, weight } = vars;

export const head = style([stack, { gap: space.s, justifyItems: "center", textAlign: "center" }]);
export const headline = style([plainHeadline, { fontSize: size.xxl, maxWidth: "22ch" }]);

export const table = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@media": {
    [wide]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gap: `clamp(${space.xl}, 6vw, ${space.xxxl})` },
  },
});
export const theirs = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  justifyItems: "center",
  gap: space.m,
  minWidth: 0,
});
const plateSize = "clamp(9rem, 40vw, 16rem)";
const plateBase = {
  width: plateSize,
  aspectRatio: "1",
  borderRadius: radius.pill,
  overflow: "hidden",
} as const;
export const plate = style({
  ...plateBase,
  display: "grid",
  outline: `0.6rem solid ${color.surface}`,
  boxShadow: `0 0 0 calc(0.6rem + 1px) ${color.border}`,
});
export const words = style({
  margin: 0,
  maxWidth: "36ch",
  padding: space.m,
  borderRadius: radius.card,
  background: color.accentSoft,
  color: color.onAccentSoft,
  lineHeight: leading.body,
  whiteSpace: "pre-line",
  ...breaking,
});
export const yours = style({ position: "relative", display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
/** The other plate. In one line both plates have the same size, and this one lies half behind the form. */
export const empty = style({
  ...plateBase,
  display: "grid",
  justifySelf: "center",
  alignContent: "start",
  justifyItems: "center",
  width: "clamp(6rem, 26vw, 9rem)",
  marginBlockEnd: "clamp(-4.5rem, -13vw, -3rem)",
  "@media": { [wide]: { width: plateSize, marginBlockEnd: `calc(${plateSize} * -0.6)` } },
  paddingBlockStart: space.m,
  border: `2px dashed ${color.border}`,
  color: color.muted,
  fontFamily: font.display,
  fontSize: size.l,
  fontWeight: weight.display,
});
export const form = style([panel, { position: "relative" }]);
