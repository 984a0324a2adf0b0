import { assignVars, createGlobalTheme, globalFontFace, globalStyle } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { knobs } from "../niches/knobs";
import { tokens } from "./tokens";

/** The media query between the two widths of the template. */
export const wide = "screen and (min-width: 60rem)";
/** An upright tablet: room for two things side by side, but not for a page in two columns. */
export const tablet = "screen and (min-width: 42rem) and (max-width: 59.99rem)";
export const dark = "(prefers-color-scheme: dark)";

// Arial with the metrics of the web fonts, so that nothing moves when these load.
const arial = 'local("Arial"), local("ArialMT"), local("Liberation Sans")';
globalFontFace("Figtree Fallback", {
  src: arial,
  sizeAdjust: "100.7176%",
  ascentOverride: "94.3231%",
  descentOverride: "24.8219%",
  lineGapOverride: "0%",
});
globalFontFace("Gabarito Fallback", {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")',
  fontWeight: "400 900",
  sizeAdjust: "99.1474%",
  ascentOverride: "94.8083%",
  descentOverride: "26.2236%",
  lineGapOverride: "0%",
});

globalStyle(":root", { colorScheme: "light dark" });
globalStyle("h1, h2", { letterSpacing: "-0.015em" });

for (const [niche, knob] of Object.entries(knobs)) {
  const root = `:root[data-niche="${niche}"]`;
  createGlobalTheme(root, vars, tokens(knob, "light"));
  const { color, shadow } = tokens(knob, "dark");
  globalStyle(root, {
    "@media": { [dark]: { vars: { ...assignVars(vars.color, color), ...assignVars(vars.shadow, shadow) } } },
  });
}
