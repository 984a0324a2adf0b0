import { style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { panel as plainPanel, words as plainWords, wide } from "../parts/frame.css";

const { color, font, motion, radius, space, weight, width } = vars;

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
  width: "100%",
  height: "auto",
  maxHeight: "min(21rem, 52svh)",
  marginInline: "auto",
  "@media": { [wide]: { maxHeight: "min(46rem, 84svh)" } },
});
export const shore = style({ fill: `color-mix(in oklab, ${color.support} 34%, ${color.sunken})` });
export const land = style({ fill: color.surface });
export const towns = style({ fill: color.muted });
export const town = style({
  opacity: 0.6,
  transition: `fill ${motion.quick} ${motion.ease}, r ${motion.slow} ${motion.ease}`,
  selectors: {
    "[data-chosen] &": { opacity: 0.3 },
    '&[data-lit="true"]': { fill: color.accent, opacity: 1, stroke: color.accent, strokeWidth: 3 },
  },
});
export const names = style({
  fill: color.text,
  fontFamily: font.body,
  fontWeight: weight.medium,
  paintOrder: "stroke",
  stroke: color.surface,
  strokeWidth: 3,
  strokeLinejoin: "round",
});
