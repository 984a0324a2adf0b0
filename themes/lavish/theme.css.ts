import { createGlobalTheme, globalFontFace, globalStyle } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { knobs } from "../niches/knobs";
import { tokens } from "./tokens";

/** From this size on, the column stands at the side; below it, the bar at the foot. */
export const wide = "screen and (min-width: 64rem) and (min-height: 38rem)";
export const compact = "not all and (min-width: 64rem), not all and (min-height: 38rem)";
/** The column on a window as high as a laptop's. */
export const short = `${wide} and (max-height: 64rem)`;
/** The column of a window so low that the brand is horizontal. */
export const low = `${wide} and (max-height: 49.99rem)`;
/** Below this width there is one column, or two of pictures. */
export const narrow = "screen and (max-width: 44rem)";
export const moving = "(prefers-reduced-motion: no-preference)";
/** Browsers that can bind an animation to scrolling. */
export const scrolled = "(animation-timeline: view())";

// System fonts with the metrics of the web fonts, so that nothing moves when these load.
globalFontFace("Jost Fallback", {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans")',
  sizeAdjust: "96.007%",
  ascentOverride: "111.4502%",
  descentOverride: "39.0596%",
  lineGapOverride: "0%",
});
globalFontFace("Bodoni Moda Fallback", {
  src: 'local("Times New Roman"), local("TimesNewRomanPSMT"), local("Liberation Serif")',
  sizeAdjust: "114.2154%",
  ascentOverride: "98.4981%",
  descentOverride: "35.0216%",
  lineGapOverride: "0%",
});

for (const [niche, knob] of Object.entries(knobs)) {
  createGlobalTheme(`:root[data-niche="${niche}"]`, vars, tokens(knob));
}

globalStyle(":root", {
  colorScheme: "dark",
  scrollbarColor: `${vars.color.border} ${vars.color.page}`,
  // By default the display face is so fine that hyphens, and the arms of a 4, vanish on a dark background.
  fontVariationSettings: '"opsz" 11',
});
globalStyle("h1", { fontVariationSettings: '"opsz" 18' });
globalStyle("h2, h3", { fontVariationSettings: '"opsz" 14' });
globalStyle("h1, h2, h3", { letterSpacing: "-0.01em", hyphens: "auto" });
// Forms bring their fields; the template sets the room between them.
globalStyle("[data-form]", { display: "grid", gap: vars.space.m });
// The match finder's picture has the same light as all others.
globalStyle("[data-finder-picture]::after", {
  content: "",
  position: "absolute",
  inset: 0,
  background: `linear-gradient(155deg, color-mix(in srgb, ${vars.color.accent} 32%, white), color-mix(in srgb, ${vars.color.support} 25%, white))`,
  mixBlendMode: "multiply",
  pointerEvents: "none",
});
globalStyle("[data-logo]", { display: "block", height: "100%" });
globalStyle("[data-logo] svg", { height: "100%", width: "auto", maxWidth: "min(13rem, 100%)" });
