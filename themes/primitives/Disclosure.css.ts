import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { breaking, hairline, target } from "./measures";

export const details = style({ borderBlockEnd: `${hairline} solid ${vars.color.line}` });
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  minHeight: target,
  paddingBlock: vars.space.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  listStyle: "none",
  cursor: "pointer",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { color: vars.color.accentText },
  },
});
export const words = style(breaking);
export const chevron = style({
  flex: "none",
  color: vars.color.muted,
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
  "@media": {
    "(prefers-reduced-motion: no-preference)": { transition: `rotate ${vars.motion.quick} ${vars.motion.ease}` },
  },
});
export const content = style({ ...breaking, paddingBlockEnd: vars.space.m });
