import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { breaking } from "../primitives/measures";

const { color, font, leading, radius, size, space, weight } = vars;

const wide = "screen and (min-width: 60rem)";

export const story = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xxl });
export const title = style({ marginBlockEnd: space.m, fontSize: size.xl, lineHeight: leading.tight, ...breaking });

export const steps = style({
  display: "grid",
  gap: `${space.l} ${space.xl}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  // The three steps stand in one row or in one column.
  "@media": { "screen and (min-width: 44rem)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
/** The number stands beside the step's title. */
export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  alignItems: "center",
  gap: `${space.xs} ${space.s}`,
});
export const number = style({
  display: "grid",
  placeItems: "center",
  width: "2.5rem",
  height: "2.5rem",
  border: `2px solid ${color.accent}`,
  borderRadius: radius.pill,
  color: color.accentText,
  fontFamily: font.display,
  fontSize: size.l,
  fontWeight: weight.display,
  lineHeight: 1,
});
export const stepTitle = style({ fontSize: size.l, ...breaking });
export const stepText = style({ gridColumn: "1 / -1" });
export const points = style({ display: "grid", gap: space.s });
/** A leaf of the brand's colour before each. */
export const point = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.s,
  "::before": {
    content: '""',
    width: "0.6em",
    height: "0.6em",
    marginBlockStart: "0.45em",
    borderRadius: `${radius.pill} 0`,
    background: color.accent,
  },
});

export const halves = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", alignItems: "stretch" } },
});
const block = { padding: `clamp(${space.m}, 3vw, ${space.xl})`, borderRadius: radius.card } as const;
export const safety = style({ ...block, border: `1px solid ${color.line}`, background: color.surface });
export const prices = style({
  ...block,
  display: "grid",
  alignContent: "start",
  gap: space.s,
  background: color.sunken,
});
export const questions = style({ display: "grid", gap: space.xs, maxWidth: "52rem" });
export const more = style({ paddingBlockStart: space.s });
