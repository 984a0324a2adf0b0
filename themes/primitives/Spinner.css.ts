import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });

export const spinner = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  color: vars.color.muted,
  fontSize: vars.size.s,
});

export const ring = style({
  display: "inline-block",
  flex: "none",
  width: "1.15em",
  height: "1.15em",
  borderRadius: "50%",
  border: "0.14em solid currentColor",
  borderTopColor: "transparent",
  animation: `${turn} 800ms linear infinite`,
  // A still ring would look like a broken circle, so it closes; the label remains.
  "@media": { "(prefers-reduced-motion: reduce)": { borderTopColor: "currentColor", borderStyle: "dotted" } },
});
