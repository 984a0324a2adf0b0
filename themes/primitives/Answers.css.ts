import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { breaking, hairline, target } from "./measures";

export const answers = recipe({
  base: { display: "grid", gap: vars.space.xs, minWidth: 0, margin: 0, padding: 0, border: 0 },
  variants: {
    many: {
      true: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))" },
      false: { gridTemplateColumns: "minmax(0, 1fr)" },
    },
  },
});

const button = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space.xs,
  minHeight: "3.25rem",
  padding: `${vars.space.xs} ${vars.space.m}`,
  border: `${hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  font: "inherit",
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textAlign: "start",
  cursor: "pointer",
} as const;

export const answer = style({
  ...button,
  transitionProperty: "background-color, border-color, transform",
  transitionDuration: vars.motion.quick,
  selectors: {
    "&:hover": { borderColor: vars.color.accentText },
    "&:active": { transform: "scale(0.985)" },
    "&[aria-current]": {
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
      boxShadow: `inset 0 0 0 ${hairline} ${vars.color.accent}`,
    },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&[aria-current]": { outline: "2px solid Highlight" } } },
  },
});

/** The answer "none", which has a row of its own. */
export const none = style({
  ...button,
  gridColumn: "1 / -1",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: target,
  borderStyle: "dashed",
  background: "none",
  color: vars.color.muted,
  fontWeight: vars.weight.body,
  selectors: { "&:hover": { borderColor: vars.color.accentText, color: vars.color.text } },
});

export const words = style(breaking);
/** The mark of the chosen answer. Keeps its space while hidden, so that no text moves when it appears. */
export const mark = style({ display: "grid", width: "18px", height: "18px", color: "currentColor" });
