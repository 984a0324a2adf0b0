import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { hairline, target, textareaHeight } from "./measures";

export const input = style({
  "::file-selector-button": {
    marginInlineEnd: vars.space.s,
    padding: `${vars.space.xxs} ${vars.space.s}`,
    border: `${hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
    background: vars.color.sunken,
    color: vars.color.text,
    font: "inherit",
    fontSize: vars.size.s,
    fontWeight: vars.weight.medium,
    cursor: "pointer",
  },
  display: "block",
  width: "100%",
  minWidth: 0,
  minHeight: target,
  padding: `${vars.space.xs} ${vars.space.s}`,
  border: `${hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  // At least 16 px: Safari on a phone zooms smaller fields.
  fontSize: `max(16px, ${vars.size.m})`,
  lineHeight: vars.leading.tight,
  transitionProperty: "border-color, box-shadow",
  transitionDuration: vars.motion.quick,
  selectors: {
    "&::placeholder": { color: vars.color.muted, opacity: 1 },
    "&:hover:not(:disabled)": { borderColor: vars.color.accentText },
    "&:focus-visible": { outlineOffset: "0px", borderColor: vars.color.focus },
    "&[aria-invalid=true]": {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 ${hairline} ${vars.color.danger}`,
    },
    "&:disabled": { opacity: 0.6, cursor: "not-allowed" },
  },
});

export const textarea = style({
  height: textareaHeight,
  minHeight: "4.5rem",
  resize: "vertical",
  lineHeight: vars.leading.body,
});

export const withAction = style({ display: "block", position: "relative" });
export const besideAction = style({ paddingInlineEnd: target });
export const action = style({ position: "absolute", insetBlockStart: 0, insetInlineEnd: 0 });

export const select = style({
  appearance: "none",
  paddingInlineEnd: vars.space.xl,
  textOverflow: "ellipsis",
  cursor: "pointer",
});
// The system draws the list of options on its own background.
export const option = style({ background: vars.color.raised, color: vars.color.text });
export const chevron = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: vars.space.s,
  marginBlock: "auto",
  pointerEvents: "none",
  color: vars.color.muted,
  selectors: { "select:disabled + &": { opacity: 0.6 } },
});
