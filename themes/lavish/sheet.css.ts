import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { moving, narrow } from "./theme.css";

/** Room at both sides of whatever does not reach the edges. */
export const gutter = "clamp(1.25rem, 4.5vw, 4.5rem)";

/** How high the bar at the foot of a phone is, without the part that the system takes. */
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

// Only moved, never faded: half-seen text is unreadable text.
const rise = keyframes({ from: { transform: "translateY(1.25rem)" } });
export const entering = style({
  "@media": { [moving]: { animation: `${rise} ${vars.motion.slow} ${vars.motion.ease} backwards` } },
});

/** A heading between two parts of a page, its rule running on to the edge. */
export const ruled = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.s} ${vars.space.m}`,
  fontSize: vars.size.xl,
  marginBlockEnd: vars.space.l,
  // What leaves it no room but for a stump has it below.
  "::after": { content: "", flex: "1 1 4rem", borderBlockStart: hairline },
  // Beside a heading of two lines the rule would be a stump.
  "@media": { [narrow]: { marginBlockEnd: vars.space.m, "::after": { display: "none" } } },
});

/** On what holds a picture: all of them stand in the same light, that of the niche. */
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
