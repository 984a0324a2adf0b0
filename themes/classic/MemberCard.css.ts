import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

const { color, space, size, motion } = vars;
const tight = "(max-width: 24rem)";
// A phone with large text: beside the picture and the button there is no room for words.
const tiny = "(max-width: 14rem)";
const roomy = "(min-width: 33rem)";

export const room = style({ containerType: "inline-size", minWidth: 0 });
export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "5rem minmax(0, 1fr) auto",
  gridTemplateAreas: '"picture words like" "picture actions actions"',
  gridTemplateRows: "auto 1fr",
  columnGap: space.s,
  height: "100%",
  paddingBlock: space.m,
  "@container": {
    [tight]: { gridTemplateAreas: '"picture words like" "actions actions actions"' },
    [tiny]: { gridTemplateAreas: '"picture . like" "words words words" "actions actions actions"' },
    [roomy]: {
      gridTemplateColumns: "5.5rem minmax(0, 1fr) auto auto",
      gridTemplateAreas: '"picture words actions like"',
      gridTemplateRows: "auto",
      alignItems: "center",
    },
  },
});
export const picture = style({
  gridArea: "picture",
  alignSelf: "start",
  aspectRatio: "4 / 5",
  overflow: "hidden",
  borderRadius: vars.radius.picture,
  outline: `1px solid ${color.line}`,
  outlineOffset: "-1px",
  transition: `outline-color ${motion.quick} ${motion.ease}`,
  marginInlineEnd: space.xxs,
  selectors: { [`${card}:hover &`]: { outlineColor: color.accentText } },
});
export const words = style({
  gridArea: "words",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignSelf: "start",
  gap: space.xxs,
  minWidth: 0,
  paddingBlockStart: space.xxs,
});
export const name = style({ fontSize: "1.25rem", overflowWrap: "anywhere" });
export const link = style({
  color: color.text,
  textDecoration: "none",
  transition: `color ${motion.quick} ${motion.ease}`,
  // The whole row leads to the person; what can be pressed in it lies above.
  "::after": { content: '""', position: "absolute", inset: 0, borderRadius: vars.radius.picture },
  selectors: {
    [`${card}:hover &`]: { color: color.accentText },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
  },
});
export const place = style({ color: color.muted });
export const marks = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xxs} ${space.s}`,
  paddingBlockStart: "0.125rem",
});
export const language = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  color: color.muted,
  fontSize: size.xs,
});
export const actions = style({
  gridArea: "actions",
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  // Only the buttons are above the row's link, not the room between them.
  pointerEvents: "none",
  paddingBlockStart: space.s,
  "@container": { [roomy]: { paddingBlockStart: 0, justifyContent: "end", flexWrap: "nowrap" } },
});
export const like = style({
  gridArea: "like",
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignSelf: "start",
  gap: space.xxs,
  marginBlockStart: `calc(-1 * ${space.xs})`,
  "@container": { [roomy]: { display: "flex", alignSelf: "center", marginBlockStart: 0 } },
});
globalStyle(`${actions} > *`, { pointerEvents: "auto", "@container": { [tight]: { flex: 1 } } });
