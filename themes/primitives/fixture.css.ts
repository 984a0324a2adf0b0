import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

/** The layout of fixtures in the gallery. No primitive uses it. */
export const row = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs });
export const stack = style({ display: "grid", gap: vars.space.m });
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  gap: vars.space.m,
});
