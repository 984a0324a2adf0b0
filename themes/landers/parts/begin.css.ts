import { style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { breaking, covering, hairline, target } from "../../primitives/measures";
import { forced } from "./frame.css";

const { color, leading, motion, radius, size, space, weight } = vars;

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
/** Address and button, in one line if there is room. */
export const last = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
export const fine = style({ display: "grid", gap: space.xs, color: color.muted, fontSize: size.s });

export const question = style({ display: "grid", gap: space.xs });
export const legend = style({ fontWeight: weight.medium, lineHeight: leading.tight, paddingBlockEnd: space.xs });
export const options = style({
  display: "grid",
  gap: space.xs,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
});
export const option = style({ position: "relative", display: "grid", cursor: "pointer" });

export const input = style(covering);
export const face = style({
  display: "grid",
  placeItems: "center",
  minHeight: target,
  padding: `${space.xs} ${space.s}`,
  border: `${hairline} solid ${color.border}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.text,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  textAlign: "center",
  transitionProperty: "background-color, border-color, color",
  transitionDuration: motion.quick,
  ...breaking,
  selectors: {
    "input:hover + &": { borderColor: color.accentText },
    "input:checked + &": { borderColor: color.accent, background: color.accent, color: color.onAccent },
    "input:focus-visible + &": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
  },
  "@media": {
    [forced]: {
      selectors: {
        "input:checked + &": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
    },
  },
});
