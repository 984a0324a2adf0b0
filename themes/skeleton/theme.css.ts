import { assignVars, createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { knobs } from "../niches/knobs";
import { tokens } from "./tokens";

/** From here on there is room for things beside each other. Write for a phone first, then add this. */
export const wide = "screen and (min-width: 60rem)";
const dark = "(prefers-color-scheme: dark)";

globalStyle(":root", { colorScheme: "light dark" });
// The operator's drawing, where there is one, takes the height of its container.
globalStyle("[data-logo]", { display: "block", height: "100%" });
globalStyle("[data-logo] svg", { height: "100%", width: "auto" });
// Forms bring their fields and leave the room between them to the template.
globalStyle("[data-form]", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.m });

// The contract's variables, for each niche. Primitives take all their looks from these.
for (const [niche, knob] of Object.entries(knobs)) {
  const root = `:root[data-niche="${niche}"]`;
  createGlobalTheme(root, vars, tokens(knob, "light"));
  const { color, shadow } = tokens(knob, "dark");
  globalStyle(root, {
    "@media": { [dark]: { vars: { ...assignVars(vars.color, color), ...assignVars(vars.shadow, shadow) } } },
  });
}
