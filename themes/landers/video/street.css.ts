import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { running } from "../parts/film.css";
import { moving } from "../parts/frame.css";

const { color } = vars;
// A colour of dusk with the same depth in every template, because a template's colours may be dark by day and light by
// night.
const mixed = `color-mix(in oklab, ${color.support} 55%, ${color.accent})`;
const deep = `color-mix(in oklab, ${mixed} 20%, black)`;
const warmth = `color-mix(in oklab, ${color.accent} 30%, white)`;

/** The path from one window to the other, with a loop, and the path back below it. */
export const THERE =
  "M336 316C404 210 486 182 560 214 646 252 640 338 574 326 508 314 520 208 612 190 706 172 776 232 866 318";
export const BACK = "M862 330C786 402 690 404 602 372 514 340 430 352 340 332";

/** The duration of the loop. */
const LOOP = "14s";
const loop = (name: string, ease = "linear") => ({
  "@media": { [moving]: { selectors: { [running]: { animation: `${name} ${LOOP} infinite both ${ease}` } } } },
});

export const street = style({ display: "block", width: "100%", height: "100%" });
export const high = style({ stopColor: `color-mix(in oklab, ${mixed} 38%, black)` });
export const low = style({ stopColor: `color-mix(in oklab, ${color.accent} 78%, black)` });
export const moon = style({ fill: warmth, opacity: 0.8 });
export const far = style({ fill: `color-mix(in oklab, ${mixed} 34%, black)`, opacity: 0.75 });
export const bridge = style({ fill: `color-mix(in oklab, ${mixed} 27%, black)` });
export const house = style({ fill: deep });

const goOut = keyframes({ "0%, 40%, 100%": { opacity: 0.7 }, "42%, 92%": { opacity: 0.16 } });
const goOn = keyframes({ "0%, 20%, 100%": { opacity: 0.16 }, "22%, 80%": { opacity: 0.85 } });
const pane = { fill: `color-mix(in oklab, ${color.support} 34%, white)` };
/** The four lights of windows: always on, always off, going out, coming on. */
export const lights = [
  style({ ...pane, opacity: 0.8 }),
  style({ ...pane, opacity: 0.12 }),
  style({ ...pane, opacity: 0.7, ...loop(goOut) }),
  style({ ...pane, opacity: 0.16, ...loop(goOn) }),
];

const pass = keyframes({ "0%": { transform: "translate(900px)" }, "46%, 100%": { transform: "translate(20px)" } });
export const tram = style({ transform: "translate(392px)", ...loop(pass) });
export const car = style({ fill: color.accent });

export const warm = style({ fill: warmth });
export const frame = style({ fill: "none", stroke: deep, strokeWidth: 8 });
export const sill = style({ fill: `color-mix(in oklab, ${mixed} 44%, black)` });
export const somebody = style({ mixBlendMode: "multiply" });

/** The keyframes of a line: it grows with its plane and fades once the plane has landed. */
const drawn = (from: number, to: number) =>
  keyframes({
    // Hides a line without length, whose round cap would be a dot.
    [`0%, ${from}%`]: { strokeDashoffset: 1, opacity: 0 },
    [`${from + 1}%`]: { opacity: 1 },
    [`${to}%`]: { strokeDashoffset: 0, opacity: 1 },
    [`${to + 9}%, 100%`]: { strokeDashoffset: 0, opacity: 0 },
  });
const flown = (from: number, to: number) =>
  keyframes({
    [`0%, ${from}%`]: { offsetDistance: "0%", opacity: 0 },
    [`${from + 1}%`]: { opacity: 1 },
    [`${to - 1}%`]: { opacity: 1 },
    [`${to}%, 100%`]: { offsetDistance: "100%", opacity: 0 },
  });
const popped = (at: number) =>
  keyframes({
    [`0%, ${at}%`]: { transform: "scale(0)", opacity: 0 },
    [`${at + 2}%`]: { transform: "scale(1.35)", opacity: 1 },
    [`${at + 4}%, ${at + 9}%`]: { transform: "scale(1)", opacity: 1 },
    [`${at + 14}%, 100%`]: { transform: "translateY(-26px)", opacity: 0 },
  });
const brightened = (at: number) =>
  keyframes({ [`0%, ${at}%, ${at + 16}%, 100%`]: { opacity: 0 }, [`${at + 2}%, ${at + 11}%`]: { opacity: 0.75 } });

const line = {
  fill: "none",
  stroke: "white",
  strokeWidth: 3.5,
  strokeLinecap: "round",
  strokeDasharray: 1,
} as const;
// The poster: a plane in flight, at the end of its line.
export const there = style({ ...line, strokeDashoffset: 0.28, ...loop(drawn(3, 38)) });
export const back = style({ ...line, opacity: 0, ...loop(drawn(54, 84)) });
export const plane = style({ offsetPath: `path("${THERE}")`, offsetDistance: "72%", ...loop(flown(3, 38)) });
export const planeBack = style({ offsetPath: `path("${BACK}")`, opacity: 0, ...loop(flown(54, 84)) });
export const wing = style({ fill: "white" });
export const fold = style({ fill: `color-mix(in oklab, ${color.accent} 34%, white)` });

const glow = { fill: "white", opacity: 0 } as const;
export const reached = style({ ...glow, ...loop(brightened(37)) });
export const answered = style({ ...glow, ...loop(brightened(83)) });
const heart = {
  fill: `color-mix(in oklab, ${color.accent} 55%, white)`,
  opacity: 0,
  transformBox: "fill-box",
  transformOrigin: "50% 100%",
} as const;
export const firstHeart = style({ ...heart, ...loop(popped(38)) });
export const secondHeart = style({ ...heart, ...loop(popped(84)) });
