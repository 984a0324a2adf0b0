import { assignVars, createGlobalTheme, globalFontFace, globalStyle } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { knobs } from "../niches/knobs";
import { tokens } from "./tokens";

/** From this width on, navigation stands at the left and lists beside their details. Below it there is one column. */
export const wide = "screen and (min-width: 60rem)";
/** A phone held upright. */
export const narrow = "screen and (max-width: 33.99rem)";
const dark = "(prefers-color-scheme: dark)";

// System fonts with the metrics of the web fonts, so that nothing moves when these load. No digits in the names: they
// end up unquoted, where a digit is invalid.
globalFontFace("Source Sans Fallback", {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans")',
  sizeAdjust: "93.7639%",
  ascentOverride: "109.2105%",
  descentOverride: "42.6604%",
  lineGapOverride: "0%",
});
globalFontFace("Source Serif Fallback", {
  src: 'local("Times New Roman"), local("TimesNewRomanPSMT"), local("Liberation Serif")',
  sizeAdjust: "119.6308%",
  ascentOverride: "86.5998%",
  descentOverride: "28.0028%",
  lineGapOverride: "0%",
});

globalStyle(":root", { colorScheme: "light dark", scrollbarColor: `${vars.color.border} ${vars.color.page}` });
globalStyle("h1, h2, h3", { letterSpacing: "-0.012em" });
globalStyle("[data-logo]", { display: "block", height: "100%" });
globalStyle("[data-logo] svg", { height: "100%", width: "auto" });
// Forms bring their fields; the template sets the room between them.
globalStyle("[data-form]", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.m });

for (const [niche, knob] of Object.entries(knobs)) {
  const root = `:root[data-niche="${niche}"]`;
  createGlobalTheme(root, vars, tokens(knob, "light"));
  const { color, shadow } = tokens(knob, "dark");
  globalStyle(root, {
    "@media": { [dark]: { vars: { ...assignVars(vars.color, color), ...assignVars(vars.shadow, shadow) } } },
  });
}
