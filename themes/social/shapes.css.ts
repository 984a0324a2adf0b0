import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { dark } from "./theme.css";

/** The template's shape, a petal that is also a speech bubble: three round corners and a tight one. */
export const petal = {
  start: `calc(${vars.radius.card} * 1.6) calc(${vars.radius.card} * 1.6) calc(${vars.radius.card} * 1.6) ${vars.space.xs}`,
  end: `calc(${vars.radius.card} * 1.6) calc(${vars.radius.card} * 1.6) ${vars.space.xs} calc(${vars.radius.card} * 1.6)`,
  top: `${vars.space.xs} calc(${vars.radius.card} * 1.6) calc(${vars.radius.card} * 1.6) calc(${vars.radius.card} * 1.6)`,
};

/** A large block of the brand's colour, at full strength by day and deep by night. */
export const block = style({
  position: "relative",
  overflow: "hidden",
  isolation: "isolate",
  background: vars.color.accent,
  color: vars.color.onAccent,
  "@media": { [dark]: { background: vars.color.accentSoft, color: vars.color.onAccentSoft } },
});

/** The free space at both sides of the page. */
export const gutter = `clamp(${vars.space.s}, 3vw, ${vars.space.xl})`;

/** The frame around text and grids. */
export const page = style({
  width: "100%",
  maxWidth: vars.width.page,
  marginInline: "auto",
  paddingInline: gutter,
});
