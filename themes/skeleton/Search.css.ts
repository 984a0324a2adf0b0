import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
  alignItems: "end",
  gap: vars.space.s,
});
export const results = style({ selectors: { "&[aria-busy=true]": { opacity: 0.6 } } });
