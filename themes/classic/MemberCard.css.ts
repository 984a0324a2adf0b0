import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { cut } from "../primitives/Cut.css";
import * as icons from "../primitives/marks.css";
import { hairline } from "./rules.css";

const { color, space, size, motion } = vars;

/** A framed plate, as in an album: picture, caption, buttons. */
export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr auto",
  rowGap: space.xs,
  height: "100%",
});
export const plate = style({
  padding: space.xxs,
  border: hairline,
  borderRadius: vars.radius.picture,
  background: color.surface,
  transition: `border-color ${motion.quick} ${motion.ease}`,
  selectors: { [`${card}:hover &`]: { borderColor: color.accentText } },
});
export const picture = style({
  aspectRatio: "4 / 5",
  overflow: "hidden",
  borderRadius: `calc(${vars.radius.picture} - ${space.xxs})`,
});
export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space.xxs,
  minWidth: 0,
});
export const name = style({
  fontSize: `clamp(1.125rem, 1rem + 0.4vw, 1.3125rem)`,
  lineHeight: 1.2,
  overflowWrap: "anywhere",
});
export const link = style([
  cut[3],
  {
    color: color.text,
    textDecoration: "none",
    transition: `color ${motion.quick} ${motion.ease}`,
    // The whole plate is a link to the person; buttons lie above it.
    "::after": { content: '""', position: "absolute", inset: 0, borderRadius: vars.radius.picture },
    selectors: {
      [`${card}:hover &`]: { color: color.accentText },
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::after": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
    },
  },
]);
export const place = style({ color: color.muted, fontSize: size.s, lineHeight: 1.35, overflowWrap: "anywhere" });
export const marks = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xxs} ${space.s}`,
  paddingBlockStart: "0.125rem",
});
export const language = style([
  icons.globe,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: space.xxs,
    color: color.muted,
    fontSize: size.xs,
  },
]);
export const actions = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  // Only the buttons lie above the plate's link, not the room between them.
  pointerEvents: "none",
  // Three buttons fit into the narrowest plate.
  "@container": { "(max-width: 9.5rem)": { gap: 0 } },
});
export const more = style({ marginInlineStart: "auto" });
globalStyle(`${actions} > *`, { pointerEvents: "auto" });
// A visitor's only button has its label below the name.
globalStyle(`${actions} > a:only-child:not([title])`, { marginInlineStart: `calc(-1 * ${space.s})` });
globalStyle(`${actions} [aria-pressed="true"]`, { color: color.accentText });
