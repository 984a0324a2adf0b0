import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { hairline, largeText, target } from "./measures";

export const field = style({ containerType: "inline-size", minWidth: 0 });
export const line = style({
  display: "flex",
  alignItems: "end",
  // Large text leaves no room for words between the buttons: those that follow go below.
  "@container": { [largeText]: { flexWrap: "wrap", justifyContent: "flex-end" } },
  minWidth: 0,
  border: `${hairline} solid ${vars.color.border}`,
  // Round while it is one line, and no balloon once it is many.
  borderRadius: `min(${vars.radius.pill}, calc(${target} / 2 + ${hairline}))`,
  background: vars.color.surface,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    "&:hover": { borderColor: vars.color.accentText },
    "&:has(textarea:focus-visible)": { borderColor: vars.color.focus, outline: `2px solid ${vars.color.focus}` },
  },
});
/** As high as what is written: by the same text, unseen, where a browser can't size a field by its content. */
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
  // Never under 16 px: Safari on a phone would zoom the page.
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
/** Doubled to outweigh the button's own look. */
export const send = style({
  selectors: {
    "&&": { background: vars.color.accent, color: vars.color.onAccent },
    "&&:hover:not(:disabled)": { background: vars.color.accentHover, color: vars.color.onAccent },
  },
});
