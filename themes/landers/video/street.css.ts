import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { running } from "../parts/film.css";
import { moving } from "../parts/frame.css";

const { color } = vars;
// Dusk under every template: what is dark by day and light by night is brought to the same depth.
const night = `color-mix(in oklab, color-mix(in oklab, ${color.support} 55%, ${color.accent}) 42%, black)`;
const deep = `color-mix(in oklab, ${color.accent} 24%, black)`;
const warmth = `color-mix(in oklab, ${color.accent} 30%, white)`;

/** How long the loop takes. */
const LOOP = "12s";
const loop = (name: string, delay = "0s") => ({
  "@media": {
    [moving]: { selectors: { [running]: { animation: `${name} ${LOOP} ${delay} infinite both ease-in-out` } } },
  },
});

export const street = style({ display: "block", width: "100%", height: "100%" });
export const sky = style({ fill: night });
export const glow = style({ fill: color.accent, opacity: 0.28 });
/** The line passes before it and has its colour. */
export const moon = style({ fill: warmth, opacity: 0.5 });
export const far = style({ fill: deep, opacity: 0.6 });
export const house = style({ fill: deep });
export const ground = style({ fill: "black" });

const goOut = keyframes({ "0%, 40%, 100%": { opacity: 1 }, "46%, 92%": { opacity: 0.16 } });
const comeOn = keyframes({ "0%, 20%, 100%": { opacity: 0.16 }, "26%, 80%": { opacity: 0.85 } });
const pane = { fill: `color-mix(in oklab, ${color.support} 34%, white)` };
/** On for good, off for good, going out, coming on. */
export const lights = [
  style({ ...pane, opacity: 0.85 }),
  style({ ...pane, opacity: 0.1 }),
  style({ ...pane, opacity: 0.7, ...loop(goOut) }),
  style({ ...pane, opacity: 0.16, ...loop(comeOn, "-3s") }),
];

export const warm = style({ fill: warmth });
export const frame = style({ fill: "none", stroke: deep, strokeWidth: 8 });
export const sill = style({ fill: `color-mix(in oklab, ${color.accent} 30%, black)` });
export const somebody = style({ mixBlendMode: "multiply" });

const draw = keyframes({
  "0%": { strokeDashoffset: 1 },
  "22%, 50%": { strokeDashoffset: 0 },
  "72%, 100%": { strokeDashoffset: -1 },
});
export const line = style({
  fill: "none",
  stroke: warmth,
  strokeWidth: 4,
  strokeLinecap: "round",
  strokeDasharray: 1,
  ...loop(draw),
});

const say = keyframes({
  "0%": { transform: "scale(0)" },
  "6%, 24%": { transform: "scale(1)" },
  "30%, 100%": { transform: "scale(0)" },
});
const spoken = { transformBox: "fill-box", transformOrigin: "50% 100%" } as const;
export const first = style({ ...spoken, ...loop(say) });
export const second = style({ ...spoken, ...loop(say, "4.6s") });
export const bubble = style({ fill: "white" });
export const dot = style({ fill: `color-mix(in oklab, ${color.accent} 70%, black)` });
