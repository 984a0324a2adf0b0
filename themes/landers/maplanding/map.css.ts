import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { middling, moving, panel as plainPanel, words as plainWords, wide } from "../parts/frame.css";

const { color, font, motion, radius, size, space, weight, width } = vars;

export const lay = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `clamp(${space.l}, 4vw, ${space.xxl})`,
  "@media": {
    [wide]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${width.form})`,
      gridTemplateRows: "auto 1fr",
      gridTemplateAreas: '"map words" "map panel"',
      rowGap: space.l,
    },
  },
});
export const words = style([plainWords, { "@media": { [wide]: { gridArea: "words" } } }]);
export const panel = style([plainPanel, { alignSelf: "start", "@media": { [wide]: { gridArea: "panel" } } }]);
export const plate = style({
  display: "grid",
  gap: space.s,
  margin: 0,
  padding: `clamp(${space.s}, 2.5vw, ${space.l})`,
  borderRadius: radius.card,
  background: color.sunken,
  "@media": { [wide]: { gridArea: "map", alignContent: "space-between" } },
});

export const country = style({
  overflow: "visible",
  width: "100%",
  height: "auto",
  maxHeight: "min(25rem, 56svh)",
  marginInline: "auto",
  "@media": { [middling]: { maxHeight: "min(36rem, 56svh)" }, [wide]: { maxHeight: "min(46rem, 82svh)" } },
});

/** The regions appear one after the other, once. */
const come = keyframes({ from: { opacity: 0, transform: "translateY(14px)" } });
export const turns = Array.from({ length: 9 }, (_, turn) =>
  style({ "@media": { [moving]: { animation: `${come} 500ms ${turn * 90}ms both ease-out` } } }),
);

const piece = {
  stroke: color.sunken,
  strokeWidth: 2,
  transition: `fill ${motion.slow} ${motion.ease}, translate ${motion.slow} ${motion.ease}`,
  selectors: {
    "[data-live] &": { cursor: "pointer" },
    "[data-live] &:hover": { fill: `color-mix(in oklab, ${color.accent} 68%, ${color.surface})` },
    '&[data-lit="true"], [data-live] &[data-lit="true"]:hover': {
      fill: color.accent,
      translate: "0 -10px",
    },
  },
} as const;
/** The colours of the regions. They are similar, so that the country looks like one shape. */
export const pieces = [26, 42, 33, 50].map((part) =>
  style({ ...piece, fill: `color-mix(in oklab, ${color.accent} ${part}%, ${color.surface})` }),
);

/** Text with an outline in the background's colour, legible on the tiles. */
const letters = {
  fill: color.text,
  fontFamily: font.body,
  fontWeight: weight.medium,
  paintOrder: "stroke",
  stroke: color.surface,
  strokeWidth: 9,
  strokeLinejoin: "round",
  pointerEvents: "none",
} as const;
export const names = style({
  ...letters,
  transition: `opacity ${motion.quick}`,
  selectors: { "[data-chosen] &": { opacity: 0.28 } },
});
/** Names of smaller towns. Hidden on a phone, where the map is small. */
export const minor = style({ "@media": { "screen and (max-width: 40rem)": { display: "none" } } });
export const dot = style({ fill: color.text, strokeWidth: 5 });

/** The region's name, and a light in its largest town. */
export const callout = style({
  ...letters,
  fontFamily: font.display,
  fontWeight: weight.bold,
  fontSize: size.m,
  opacity: 0,
  transition: `opacity ${motion.slow} ${motion.ease}`,
  selectors: { '&[data-lit="true"]': { opacity: 1 } },
});
export const lamp = style({ fill: `color-mix(in oklab, ${color.accent} 12%, white)`, stroke: "none" });
const shine = keyframes({ "0%": { scale: 1, opacity: 0.9 }, "100%": { scale: 4.5, opacity: 0 } });
export const halo = style({
  fill: `color-mix(in oklab, ${color.accent} 12%, white)`,
  stroke: "none",
  opacity: 0.4,
  transformBox: "fill-box",
  transformOrigin: "center",
  "@media": {
    [moving]: { selectors: { '[data-lit="true"] > &': { animation: `${shine} 1.4s 2 both ease-out` } } },
  },
});
