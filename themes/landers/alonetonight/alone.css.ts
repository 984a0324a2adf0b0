import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { panel } from "../parts/frame.css";

const { color, radius, size, space } = vars;
const dark = `color-mix(in oklab, color-mix(in oklab, ${color.support} 55%, ${color.accent}) 32%, black)`;
const scripting = "(scripting: enabled)";
const pale = `color-mix(in oklab, ${color.accent} 16%, white)`;

/** It is night here under every template. */
export const night = style({ position: "relative", isolation: "isolate", overflow: "hidden", background: dark });
export const sky = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: -1,
  width: "100%",
  height: "min(100svh, 56rem)",
});
export const star = style({ fill: pale, opacity: 0.75 });
export const moon = style({ fill: pale });
export const roofs = style({ fill: `color-mix(in oklab, ${color.accent} 20%, black)` });

export const middle = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 60rem)",
  justifyContent: "center",
  // Not in the middle: what the script hides would move the words.
  alignContent: "start",
  gap: space.l,
  minHeight: "min(86svh, 50rem)",
  padding: `clamp(${space.l}, 14svh, 9rem) clamp(${space.s}, 4vw, ${space.l}) ${space.xl}`,
});
export const words = style({
  display: "grid",
  gap: space.s,
  color: "white",
  textAlign: "center",
  justifyItems: "center",
});
export const headline = style({ fontSize: size.hero, lineHeight: 1.04, overflowWrap: "anywhere", hyphens: "auto" });
export const lead = style({ maxWidth: "36ch", fontSize: size.l, lineHeight: 1.4 });
export const card = style([panel, { width: "min(100%, 36rem)", justifySelf: "center", borderRadius: radius.card }]);
export const question = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
/** What only a script makes use of. */
const scripted = {
  display: "none",
  "@media": { [scripting]: { display: "flex" } },
  selectors: { "[data-asking] &": { display: "flex" } },
} as const;
export const count = style({ ...scripted, color: color.muted, fontSize: size.s });
export const ways = style({ ...scripted, flexWrap: "wrap", justifyContent: "flex-end", gap: space.s });

// Until the script asks in turn, what it will hide has no height, so that nothing moves when it does. Where it never
// comes, all questions are there after a while.
const come = keyframes({ to: { height: "auto", marginBlockEnd: 0, visibility: "visible" } });
globalStyle(
  `[data-questions]:not([data-asking]) form:has([data-question]) > :is([data-question] ~ *, :not([data-question], input))`,
  {
    "@media": {
      [scripting]: {
        overflow: "hidden",
        height: 0,
        marginBlockEnd: `calc(-1 * ${space.m})`,
        visibility: "hidden",
        animation: `${come} 1ms linear 8s forwards`,
      },
    },
  },
);

export const below = style({ background: color.page });
