import { assignVars, createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { knobs } from "../niches/knobs";
import { tokens } from "./tokens";

/** From this width on, two things fit side by side. Write for a phone first, then add this. */
export const wide = "screen and (min-width: 60rem)";
const dark = "(prefers-color-scheme: dark)";

globalStyle(":root", { colorScheme: "light dark" });
// The operator's logo takes the height of its container.
globalStyle("[data-logo]", { display: "block", height: "100%" });
globalStyle("[data-logo] svg", { height: "100%", width: "auto" });
// Forms bring their fields; the template sets the room between them.
globalStyle("[data-form]", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.m });

// The custom properties for each niche. Primitives take their whole look from these.
for (const [niche, knob] of Object.entries(knobs)) {
  const root = `:root[data-niche="${niche}"]`;
  createGlobalTheme(root, vars, tokens(knob, "light"));
  const { color, shadow } = tokens(knob, "dark");
  globalStyle(root, {
    "@media": { [dark]: { vars: { ...assignVars(vars.color, color), ...assignVars(vars.shadow, shadow) } } },
  });
}
