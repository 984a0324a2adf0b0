import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { chevron } from "./inputs.css";
import { breaking, hairline, target } from "./measures";

export const choice = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  columnGap: vars.space.s,
  minHeight: target,
  paddingBlock: vars.space.xs,
  cursor: "pointer",
  selectors: { "&:has(input:disabled)": { cursor: "not-allowed", color: vars.color.muted } },
});

const box = {
  appearance: "none",
  display: "grid",
  placeItems: "center",
  width: "1.5rem",
  height: "1.5rem",
  margin: 0,
  flex: "none",
  border: `${hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.onAccent,
  cursor: "pointer",
  transitionProperty: "background-color, border-color",
  transitionDuration: vars.motion.quick,
  // Forced colours remove a drawn box, so the system's own box returns.
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
} as const;

const states = {
  "&[aria-invalid=true]": {
    borderColor: vars.color.danger,
    boxShadow: `inset 0 0 0 ${hairline} ${vars.color.danger}`,
  },
  "&:disabled": { opacity: 0.6, cursor: "not-allowed" },
} as const;

export const checkbox = style({
  ...box,
  borderRadius: `min(${vars.radius.control}, 6px)`,
  selectors: {
    "&::before": {
      content: "",
      width: "0.9rem",
      height: "0.9rem",
      background: "currentColor",
      clipPath: "polygon(13% 47%, 0 60%, 38% 96%, 100% 18%, 86% 7%, 36% 69%)",
      transform: "scale(0)",
      transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
    },
    "&:checked": { background: vars.color.accent, borderColor: vars.color.accent },
    "&:checked::before": { transform: "scale(1)" },
    "&:hover:not(:disabled)": { borderColor: vars.color.accentText },
    ...states,
  },
});

export const radio = style({
  ...box,
  borderRadius: "50%",
  selectors: {
    "&::before": {
      content: "",
      width: "0.65rem",
      height: "0.65rem",
      borderRadius: "50%",
      background: "currentColor",
      transform: "scale(0)",
      transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
    },
    "&:checked": { background: vars.color.accent, borderColor: vars.color.accent },
    "&:checked::before": { transform: "scale(1)" },
    "&:hover:not(:disabled)": { borderColor: vars.color.accentText },
    ...states,
  },
});

export const choiceLabel = style(breaking);
export const choiceError = style({ display: "grid" });
/** Aligns the text with the label, not with the box. */
export const choiceNotes = style({ display: "grid", paddingInlineStart: `calc(1.5rem + ${vars.space.s})` });
export const options = style({ display: "grid" });
export const optionsInline = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.l });
export const parts = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs });
// Less padding than elsewhere, so that the three selects fit one line on a phone.
globalStyle(`${parts} select`, {
  paddingInlineStart: vars.space.xs,
  paddingInlineEnd: `calc(18px + ${vars.space.xs})`,
});
globalStyle(`${parts} ${chevron}`, { insetInlineEnd: `calc(${vars.space.xs} / 2)` });
/** Each select is as wide as its longest option. The last select wraps if there is no room. */
export const part = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.xxs,
    minWidth: 0,
    fontSize: vars.size.s,
    color: vars.color.muted,
  },
  variants: { part: { day: { flex: "1 1 auto" }, month: { flex: "2 1 auto" }, year: { flex: "1.3 1 auto" } } },
});
