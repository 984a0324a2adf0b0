import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

const { accent, accentSoft, support, supportSoft, text } = vars.color;

/** Mixes two roles. Browsers without `color-mix()` use the first. */
const mix = (role: string, percent: number, other: string) => [
  role,
  `color-mix(in oklab, ${role} ${percent}%, ${other})`,
];
const fill = (value: string | string[]) => style({ fill: value });
const line = (value: string | string[], width: number) =>
  style({ fill: "none", stroke: value, strokeWidth: width, strokeLinecap: "round", strokeLinejoin: "round" });

export const hero = style({ display: "block", width: "100%", maxWidth: "30rem", height: "auto", overflow: "visible" });
export const small = style({ display: "block", width: "100%", maxWidth: "10rem", height: "auto" });

/** Petals, from the deepest to the palest. */
export const petals = [
  fill(mix(accent, 80, text)),
  fill(accent),
  fill(mix(accent, 74, accentSoft)),
  fill(mix(accent, 50, accentSoft)),
  fill(mix(accent, 28, accentSoft)),
  fill(accentSoft),
] as const;

/** The colours of leaves, from the deepest to the palest. */
export const leaves = [
  fill(mix(support, 80, text)),
  fill(support),
  fill(mix(support, 70, supportSoft)),
  fill(mix(support, 45, supportSoft)),
  fill(mix(support, 22, supportSoft)),
  fill(supportSoft),
] as const;

export const ground = fill(supportSoft);
export const groundAccent = fill(accentSoft);
export const stem = line(mix(support, 80, text), 4);
export const twig = line(support, 2.25);
export const branch = line(mix(support, 80, text), 9);
export const leafVein = line(mix(support, 30, supportSoft), 1.5);
export const vein = line(mix(accent, 30, accentSoft), 1.5);
export const veinDeep = line(mix(accent, 80, text), 1.5);
export const edge = style({
  stroke: mix(accent, 22, accentSoft),
  strokeWidth: 1.5,
  strokeLinejoin: "round",
});
export const ribbonLine = line(mix(support, 22, supportSoft), 1.5);
