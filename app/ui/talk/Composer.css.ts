import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const composer = style({ position: "relative", display: "grid", gap: vars.space.xs });
/** A button that needs a script: hidden until one runs, and absent if scripts are off. */
export const awaitingScript = style({
  selectors: { "&&": { visibility: "hidden", "@media": { "(scripting: none)": { display: "none" } } } },
});
export const problem = style({ margin: 0, color: vars.color.danger, fontSize: vars.size.s });
export const answering = style({ color: vars.color.accentText });
