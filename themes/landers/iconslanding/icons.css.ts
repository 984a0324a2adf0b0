import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { breaking, hairline } from "../../primitives/measures";
import { input as plainInput } from "../parts/begin.css";
import { forced, middling, panel as plainPanel, wide, words } from "../parts/frame.css";

const { color, font, leading, motion, radius, size, space, weight, width } = vars;

export const head = style([words, { justifyItems: "center", textAlign: "center" }]);
export const lay = style({});
globalStyle(`${lay} > form`, {
  gap: space.l,
  counterReset: "chosen",
  "@media": { [wide]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${width.form})`, alignItems: "start" } },
});
export const field = style({ minWidth: 0 });
export const legend = style({ paddingBlockEnd: space.s, fontWeight: weight.medium });
export const tiles = style({
  display: "grid",
  gap: space.xs,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 5rem), 1fr))",
  "@media": { [middling]: { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr))" } },
});
export const tile = style({
  position: "relative",
  display: "grid",
  cursor: "pointer",
  selectors: { "&:has(:checked)": { counterIncrement: "chosen" } },
});
export const input = plainInput;
export const face = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: space.xs,
  minHeight: "5.75rem",
  // Narrow enough that "Photographie" fits one line, in browsers without French hyphenation.
  padding: `${space.xxs} 1px`,
  fontSize: "0.75rem",
  border: `${hairline} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  lineHeight: leading.tight,
  textAlign: "center",
  transitionProperty: "background-color, border-color, color, transform",
  transitionDuration: motion.quick,
  ...breaking,
  selectors: {
    "input:hover + &": { borderColor: color.accentText },
    "input:checked + &": {
      borderColor: color.accent,
      background: color.accent,
      color: color.onAccent,
      transform: "scale(0.97)",
    },
    "input:focus-visible + &": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
  },
  "@media": {
    [middling]: { minHeight: "6.75rem", fontSize: size.s },
    [forced]: {
      selectors: {
        "input:checked + &": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
    },
  },
});
export const icon = style({
  width: "2rem",
  height: "2rem",
  fill: "none",
  stroke: color.accentText,
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
globalStyle(`input:checked + ${face} > ${icon}`, { stroke: "currentColor" });
export const panel = style([plainPanel, { "@media": { [wide]: { position: "sticky", insetBlockStart: "6rem" } } }]);
/** The number of chosen interests, before its label. */
export const chosen = style({
  display: "flex",
  alignItems: "center",
  gap: space.s,
  lineHeight: leading.tight,
  ...breaking,
  "::before": {
    content: "counter(chosen)",
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: "3rem",
    height: "3rem",
    borderRadius: radius.pill,
    background: color.accentSoft,
    color: color.onAccentSoft,
    fontFamily: font.display,
    fontSize: size.l,
  },
});
