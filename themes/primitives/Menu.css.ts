import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { hairline, target } from "./measures";

const drop = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

export const trigger = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.xs,
    minHeight: target,
    minWidth: target,
    maxWidth: "100%",
    padding: `0 ${vars.space.xs}`,
    border: `${hairline} solid transparent`,
    borderRadius: vars.radius.control,
    background: "transparent",
    color: "inherit",
    fontSize: vars.size.s,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.tight,
    cursor: "pointer",
    listStyle: "none",
    transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      "&::-webkit-details-marker": { display: "none" },
      // A line of text around it would make the menu higher than the button that replaces it.
      "summary&": { display: "flex" },
      "&:hover, &[data-state=open]": { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
    },
  },
  variants: {
    look: {
      plain: {},
      edged: { borderColor: vars.color.border, background: vars.color.surface, paddingInline: vars.space.s },
      round: { borderRadius: vars.radius.pill, padding: 0, flex: "none" },
    },
  },
});

const panel = {
  zIndex: 50,
  minWidth: "12rem",
  maxWidth: `calc(100vw - 2 * ${vars.space.m})`,
  padding: vars.space.xxs,
  background: vars.color.raised,
  color: vars.color.text,
  border: `${hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
  fontSize: vars.size.s,
} as const;

export const menu = style({
  ...panel,
  maxHeight: "var(--radix-dropdown-menu-content-available-height)",
  overflowY: "auto",
  animation: `${drop} ${vars.motion.quick} ${vars.motion.ease}`,
});

export const details = style({ position: "relative", display: "inline-block" });
export const detailsPanel = style({ ...panel, position: "absolute", insetInlineEnd: 0, insetBlockStart: "100%" });

export const item = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: vars.space.s,
    width: "100%",
    minHeight: target,
    padding: `${vars.space.xs} ${vars.space.s}`,
    border: 0,
    borderRadius: vars.radius.control,
    background: "transparent",
    color: vars.color.text,
    textAlign: "start",
    textDecoration: "none",
    cursor: "pointer",
    userSelect: "none",
    selectors: {
      "&:hover, &[data-highlighted]": { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
      "&[data-highlighted]": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
    },
  },
  compoundVariants: [{ variants: { brief: true, current: true }, style: { background: vars.color.accentSoft } }],
  variants: {
    tone: { plain: {}, danger: { color: vars.color.danger } },
    current: { true: { fontWeight: vars.weight.bold } },
    brief: { true: { width: target, padding: 0, justifyContent: "center", borderRadius: vars.radius.pill } },
  },
});

export const strip = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  borderBlockEnd: `${hairline} solid ${vars.color.line}`,
  marginBlockEnd: vars.space.xxs,
  paddingBlockEnd: vars.space.xxs,
  selectors: { "&:last-child": { border: 0, margin: 0, padding: 0 } },
});

/** A form around several items, without an effect on their layout. */
export const together = style({ display: "contents" });

export const icon = style({ display: "inline-flex", flex: "none" });
export const itemLabel = style({ flex: 1, minWidth: 0 });
