import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { moving, narrow } from "./theme.css";

/** The free space at both sides of content that does not reach the edges. */
export const gutter = "clamp(1.25rem, 4.5vw, 4.5rem)";

/** The height of the bar at the foot of a phone, without the safe area. */
export const bar = "4.25rem";
export const safeFoot = "env(safe-area-inset-bottom, 0px)";
export const hairline = `1px solid ${vars.color.line}`;

export const sheet = style({
  width: "100%",
  maxWidth: `calc(${vars.width.page} + 2 * ${gutter})`,
  marginInline: "auto",
  paddingInline: gutter,
  paddingBlock: `clamp(${vars.space.l}, 5vw, ${vars.space.xxl})`,
});

// Moves without fading: half-transparent text is unreadable.
const rise = keyframes({ from: { transform: "translateY(1.25rem)" } });
export const entering = style({
  "@media": { [moving]: { animation: `${rise} ${vars.motion.slow} ${vars.motion.ease} backwards` } },
});

/** A heading between two parts of a page, with a rule to the edge. */
export const ruled = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.s} ${vars.space.m}`,
  fontSize: vars.size.xl,
  marginBlockEnd: vars.space.l,
  // A heading that leaves too little room for the rule wraps it below.
  "::after": { content: "", flex: "1 1 4rem", borderBlockStart: hairline },
  // Beside a heading of two lines the rule would be too short.
  "@media": { [narrow]: { marginBlockEnd: vars.space.m, "::after": { display: "none" } } },
});

/** Puts all pictures in the niche's light. */
export const wash = style({
  "::after": {
    content: "",
    position: "absolute",
    inset: 0,
    background: `linear-gradient(155deg, color-mix(in srgb, ${vars.color.accent} 32%, white), color-mix(in srgb, ${vars.color.support} 25%, white))`,
    mixBlendMode: "multiply",
    pointerEvents: "none",
  },
});
