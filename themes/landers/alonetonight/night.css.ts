import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { moving, wide } from "../parts/frame.css";

const { color } = vars;
/**
 * A colour that is equally dark in every template, because a template's colours may be dark by day and light by night.
 */
const mixed = `color-mix(in oklab, ${color.support} 55%, ${color.accent})`;
const shade = (part: number) => `color-mix(in oklab, ${mixed} ${part}%, black)`;
/** The colour of the sky. */
export const dark = shade(32);
const wall = shade(18);
const warmth = `color-mix(in oklab, ${color.accent} 38%, white)`;

export const street = style({ display: "block", width: "100%", height: "100%" });
// The form stands between the houses if there is room.
export const left = style({ "@media": { [wide]: { translate: "-110px" } } });
export const right = style({ "@media": { [wide]: { translate: "110px" } } });
/** The last daylight, behind the roofs. */
export const dusk = style({ stopColor: color.accent, stopOpacity: 0 });
export const horizon = style({ stopColor: color.accent, stopOpacity: 0.42 });
export const moon = style({ fill: warmth, "@media": { [wide]: { display: "none" } } });
export const far = style({ fill: shade(36) });
export const house = style({ fill: wall });
export const roof = style({ fill: shade(11) });
export const asleep = style({ fill: shade(36) });
export const light = style({ fill: warmth });
export const bars = style({ fill: "none", stroke: wall, strokeWidth: 5 });
export const sill = style({ fill: shade(42) });
export const figure = style({ fill: wall });
export const kerb = style({ fill: shade(10) });
export const post = style({ fill: shade(8) });

// Movement happens once, as the page opens, and stops after a few seconds.
const comeOn = keyframes({ "0%, 12%": { opacity: 0 }, "14%, 18%": { opacity: 1 }, "22%": { opacity: 0.2 } });
const flicker = keyframes({ "0%, 30%, 44%": { opacity: 0 }, "34%, 40%": { opacity: 0.12 } });
const swing = keyframes({ "50%": { transform: "rotate(24deg)" } });
const wave = keyframes({ "50%": { transform: "rotate(-26deg)" } });
const once = (name: string, how: string) => ({ "@media": { [moving]: { animation: `${name} ${how} ease-in-out` } } });

/** The light of the person on the left. This light is the first movement. */
export const awake = style(once(comeOn, "3s both"));
export const cone = style({ fill: warmth, opacity: 0.12, ...once(flicker, "2s both") });
export const cat = style({ fill: shade(6) });
export const tail = style({
  fill: "none",
  stroke: shade(6),
  strokeWidth: 5,
  strokeLinecap: "round",
  transformBox: "fill-box",
  transformOrigin: "100% 100%",
  ...once(swing, "1.1s 1.2s 3"),
});

/** The number of answers is set on the scene's container. */
const after = (answers: number, look: object) =>
  Object.fromEntries(
    [1, 2, 3].filter((given) => given >= answers).map((given) => [`[data-answered="${given}"] &`, look]),
  );
const answering = { opacity: 0, transition: "opacity 400ms 250ms steps(3, jump-none)" };
export const answers = [1, 2, 3].map((given) =>
  style({ fill: warmth, ...answering, selectors: after(given, { opacity: 0.82 }) }),
);

const replied = "[data-answered][data-last] &";
/**
 * The last window, with a person in it. Without a script, the window is lit from the start, because the whole form is
 * visible from the start.
 */
export const reply = style({
  ...answering,
  selectors: { [replied]: { opacity: 1 } },
  "@media": { "(scripting: none)": { opacity: 1 } },
});
export const arm = style({
  fill: "none",
  stroke: wall,
  strokeWidth: 10,
  strokeLinecap: "round",
  transformBox: "fill-box",
  transformOrigin: "0% 100%",
  "@media": { [moving]: { selectors: { [replied]: { animation: `${wave} 700ms 900ms 4 ease-in-out` } } } },
});
