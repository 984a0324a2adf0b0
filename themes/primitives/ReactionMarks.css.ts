import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { hairline } from "./measures";

const pop = keyframes({ from: { transform: "scale(0.4)", opacity: 0 } });

export const marks = style({
  position: "relative",
  display: "inline-flex",
  gap: vars.space.xxs,
  width: "fit-content",
  marginBlockStart: "-0.5rem",
  marginInline: vars.space.xs,
  padding: "0.15rem 0.35rem",
  border: `${hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: vars.color.raised,
  lineHeight: 0,
});
export const mark = style({
  display: "inline-flex",
  "@media": {
    "(prefers-reduced-motion: no-preference)": { animation: `${pop} ${vars.motion.quick} ${vars.motion.ease}` },
  },
});
