import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

const { color, space, size, leading } = vars;

/** A strip of at most a fifth of a phone's screen: the text, and both answers side by side. */
export const question = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xs} ${space.m}`,
  boxSizing: "border-box",
  maxWidth: vars.width.page,
  width: `calc(100% - 2 * ${space.s})`,
  margin: `${space.s} auto`,
  padding: `${space.xs} ${space.s}`,
  color: color.text,
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
});
export const words = style({ flex: "1 1 16rem", margin: 0, fontSize: size.s, lineHeight: leading.tight });
export const more = style({ color: color.accentText, textUnderlineOffset: "0.2em" });
/** The two answers, equally wide, so that neither is easier to press. */
export const answers = style({
  display: "grid",
  flex: "1 1 15rem",
  gap: space.xs,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 7rem), 1fr))",
  maxWidth: vars.width.form,
});
