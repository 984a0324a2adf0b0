import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { hairline, largeText, target } from "./measures";

export const field = style({ containerType: "inline-size", minWidth: 0 });
export const line = style({
  display: "flex",
  alignItems: "end",
  // Large text leaves no room between the buttons, so they move below the text field.
  "@container": { [largeText]: { flexWrap: "wrap", justifyContent: "flex-end" } },
  minWidth: 0,
  border: `${hairline} solid ${vars.color.border}`,
  // Round with one line of text, less round with more.
  borderRadius: `min(${vars.radius.pill}, calc(${target} / 2 + ${hairline}))`,
  background: vars.color.surface,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    "&:hover": { borderColor: vars.color.accentText },
    "&:has(textarea:focus-visible)": { borderColor: vars.color.focus, outline: `2px solid ${vars.color.focus}` },
  },
});
/** Sizes the field by an invisible copy of its text, in browsers without `field-sizing`. */
export const grown = style({
  display: "grid",
  flex: 1,
  minWidth: 0,
  maxHeight: "min(30dvh, 12rem)",
  overflow: "hidden",
  "::after": {
    gridArea: "1 / 1",
    content: 'attr(data-text) " "',
    visibility: "hidden",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    padding: `calc((${target} - 1.35em) / 2) ${vars.space.s}`,
    fontSize: `max(16px, ${vars.size.m})`,
    lineHeight: 1.35,
  },
  "@supports": { "(field-sizing: content)": { "::after": { display: "none" } } },
  "@container": { [largeText]: { flex: `1 1 calc(100% - ${target})` } },
});
export const text = style({
  gridArea: "1 / 1",
  display: "block",
  width: "100%",
  minWidth: 0,
  minHeight: target,
  maxHeight: "inherit",
  padding: `calc((${target} - 1.35em) / 2) ${vars.space.s}`,
  border: 0,
  background: "transparent",
  // At least 16 px: Safari on a phone zooms smaller fields.
  fontSize: `max(16px, ${vars.size.m})`,
  lineHeight: 1.35,
  resize: "none",
  overflowWrap: "anywhere",
  "@supports": { "(field-sizing: content)": { fieldSizing: "content" } },
  selectors: {
    "&::placeholder": { color: vars.color.muted, opacity: 1, whiteSpace: "nowrap", textOverflow: "ellipsis" },
    "&:focus-visible": { outline: "none" },
  },
});
/** The class is doubled to outweigh the button's own style. */
export const send = style({
  selectors: {
    "&&": { background: vars.color.accent, color: vars.color.onAccent },
    "&&:hover:not(:disabled)": { background: vars.color.accentHover, color: vars.color.onAccent },
  },
});
