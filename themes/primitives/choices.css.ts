import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { hairline, target } from "./measures";

export const choice = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  columnGap: vars.space.s,
  minHeight: target,
  paddingBlock: vars.space.xs,
  cursor: "pointer",
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
  // Forced colours would wipe out a drawn box: the system's own comes back.
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
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
    "&[aria-invalid=true]": { borderColor: vars.color.danger },
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
  },
});

export const choiceLabel = style({ minWidth: 0 });
export const choiceError = style({ display: "grid" });
export const options = style({ display: "grid" });
export const optionsInline = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.l });
export const parts = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space.s,
  "@media": { "(max-width: 26rem)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const part = style({
  display: "grid",
  gap: vars.space.xxs,
  fontSize: vars.size.s,
  color: vars.color.muted,
  "@media": { "(max-width: 26rem)": { selectors: { "&:nth-child(3)": { gridColumn: "1 / -1" } } } },
});
