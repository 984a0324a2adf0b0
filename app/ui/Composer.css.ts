import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const composer = style({ position: "relative", display: "grid", gap: vars.space.xs });
export const row = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s, alignItems: "end" });
export const field = style({ flex: "1 1 10rem", minWidth: 0 });
/** Two rows, growing with what is written: the conversation matters more than the field. Doubled to outweigh the primitive. */
export const text = style({
  selectors: {
    "&&": { height: "auto", minHeight: "4.25em", maxHeight: "40vh", fieldSizing: "content", overflowWrap: "anywhere" },
  },
});
export const problem = style({ margin: 0, color: vars.color.danger, fontSize: vars.size.s });
export const answering = style({ color: vars.color.accentText });
