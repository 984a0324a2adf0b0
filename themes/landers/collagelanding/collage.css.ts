import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { middling, panel, wide } from "../parts/frame.css";

const { color, font, leading, radius, shadow, size, space, weight, width } = vars;

export const lay = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@media": {
    [wide]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${width.form})`,
      gridTemplateRows: "auto 1fr",
      gridTemplateAreas: '"headline ticket" "board ticket"',
      columnGap: space.xl,
    },
  },
});
export const headline = style({
  position: "relative",
  zIndex: 3,
  maxWidth: "18ch",
  textWrap: "balance",
  fontSize: size.xxl,
  lineHeight: 1.02,
  letterSpacing: "-0.02em",
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@media": { [wide]: { gridArea: "headline" } },
});

/** A board of twelve columns. Scraps may share cells. */
export const board = style({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  gridTemplateRows: "repeat(10, clamp(1.9rem, 7.2vw, 4.25rem))",
  alignSelf: "start",
  minWidth: 0,
  "@media": {
    [wide]: { gridArea: "board", gridTemplateRows: "repeat(10, clamp(2.75rem, 4.4vw, 4rem))" },
  },
});
export const flower = style({ gridArea: "1 / 6 / span 6 / span 6", zIndex: 0, marginBlockStart: "-16%" });
globalStyle(`${flower} svg`, { width: "100%", height: "100%" });

const scrap = {
  display: "grid",
  gap: space.xs,
  padding: space.xs,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.high,
  textDecoration: "none",
  alignSelf: "start",
  fontSize: size.s,
  lineHeight: leading.tight,
} as const;
/** The positions of the pictures. */
export const pictures = [
  style({ ...scrap, gridArea: "1 / 1 / span 5 / span 5", rotate: "-4deg", zIndex: 2 }),
  style({ ...scrap, gridArea: "4 / 5 / span 5 / span 4", rotate: "3deg", zIndex: 3 }),
  style({ ...scrap, gridArea: "5 / 9 / span 5 / span 4", rotate: "-2deg", zIndex: 2 }),
  style({ ...scrap, gridArea: "6 / 2 / span 5 / span 4", rotate: "5deg", zIndex: 1 }),
];
export const picture = style({ width: "100%", borderRadius: 0 });
export const photo = style({ display: "grid", aspectRatio: "1" });
export const name = style({ overflowWrap: "anywhere" });

export const scraps = style({
  gridArea: "1 / 1 / -1 / -1",
  display: "grid",
  gridTemplateColumns: "subgrid",
  gridTemplateRows: "subgrid",
  pointerEvents: "none",
});
const slip = {
  alignSelf: "start",
  justifySelf: "start",
  zIndex: 4,
  padding: `${space.xxs} ${space.s}`,
  fontFamily: font.display,
  fontSize: `min(${size.l}, 4.6vw)`,
  fontWeight: weight.display,
  lineHeight: leading.tight,
  boxShadow: shadow.low,
} as const;
export const words = [
  style({ ...slip, gridArea: "2 / 5 / span 1 / -1", rotate: "-3deg", background: color.accent, color: color.onAccent }),
  style({
    ...slip,
    gridArea: "5 / 1 / span 1 / -1",
    // Lies between a face and its name.
    translate: "0 -35%",
    rotate: "2deg",
    background: color.supportSoft,
    color: color.onSupportSoft,
  }),
  style({ ...slip, gridArea: "4 / 8 / span 1 / -1", rotate: "4deg", background: color.surface, color: color.text }),
  style({
    ...slip,
    gridArea: "10 / 6 / span 1 / -1",
    rotate: "-2deg",
    background: color.support,
    color: color.onSupport,
  }),
];
globalStyle(`${scraps}`, { position: "relative", zIndex: 4 });

export const ticket = style([
  panel,
  {
    position: "relative",
    borderRadius: radius.card,
    borderStyle: "dashed",
    borderColor: color.border,
    "@media": { [middling]: { rotate: "0.6deg" }, [wide]: { gridArea: "ticket", alignSelf: "center" } },
  },
]);
globalStyle(`${ticket} form`, { "@media": { [middling]: { rotate: "-0.6deg" } } });
