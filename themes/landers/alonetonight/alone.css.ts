import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { panel, wide } from "../parts/frame.css";
import { dark } from "./night.css";

const { color, radius, size, space } = vars;
const scripting = "(scripting: enabled)";
const pale = `color-mix(in oklab, ${color.accent} 16%, white)`;

/** Dark colours of a night, in every template. */
export const night = style({ position: "relative", isolation: "isolate", overflow: "hidden", background: dark });
export const sky = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: -1,
  width: "100%",
  height: "min(60svh, 34rem)",
});
export const star = style({ fill: pale, opacity: 0.6 });
/** The moon beside the text. If there is no room, `night.css.ts` draws a moon between the houses. */
export const moon = style({ display: "none", fill: pale, "@media": { [wide]: { display: "inline" } } });

export const middle = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 60rem)",
  justifyContent: "center",
  // Not centred, because the questions that the script hides would move the text.
  alignContent: "start",
  gap: space.l,
  padding: `clamp(${space.l}, 7svh, 5rem) clamp(${space.s}, 4vw, ${space.l}) ${space.xl}`,
  "@media": { [wide]: { minHeight: "min(100svh, 60rem)" } },
});
/** The scene, from edge to edge between text and form. If there is room beside the form, the scene lies behind it. */
export const scene = style({
  width: "100vw",
  height: "clamp(11rem, 34svh, 26rem)",
  marginInline: "calc(50% - 50vw)",
  "@media": {
    [wide]: {
      position: "absolute",
      zIndex: -1,
      insetInline: 0,
      insetBlockEnd: 0,
      width: "100%",
      height: "min(43.3vw, 76svh, 46rem)",
      marginInline: 0,
    },
  },
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
/** On a phone the card stands on the pavement. */
export const card = style([
  panel,
  {
    position: "relative",
    width: "min(100%, 33rem)",
    marginBlockStart: `calc(-1 * ${space.xxl})`,
    justifySelf: "center",
    borderRadius: radius.card,
    "@media": { [wide]: { marginBlockStart: 0 } },
  },
]);
export const question = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
/** Parts that only a script uses. */
const scripted = {
  display: "none",
  "@media": { [scripting]: { display: "flex" } },
  selectors: { "[data-asking] &": { display: "flex" } },
} as const;
export const count = style({ ...scripted, color: color.muted, fontSize: size.s });
export const ways = style({ ...scripted, flexWrap: "wrap", justifyContent: "flex-end", gap: space.s });

// The questions that the script hides have no height at first, so that nothing moves when the script starts. If it
// never starts, all questions appear after a while.
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
