import { style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";

const { color, font, leading, radius, shadow, size, space, weight, width } = vars;

/** The width from which a lander's two halves stand side by side. */
export const wide = "screen and (min-width: 60rem)";
/** The width from which there is room for a second column of small elements. */
export const middling = "screen and (min-width: 40rem)";
export const moving = "(prefers-reduced-motion: no-preference)";
export const forced = "(forced-colors: active)";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: `clamp(${space.l}, 4vw, ${space.xxl})`,
  width: "100%",
  maxWidth: width.page,
  marginInline: "auto",
  paddingInline: `clamp(${space.s}, 3.5vw, ${space.xl})`,
  paddingBlock: `clamp(${space.s}, 2.5vw, ${space.xl})`,
});

/** The story or picture beside the form. On a phone, above the form. */
export const split = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `clamp(${space.l}, 4vw, ${space.xxl})`,
  "@media": {
    [wide]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${width.form})`, alignItems: "center" },
  },
});

export const words = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
export const headline = style({
  maxWidth: "16ch",
  fontSize: size.hero,
  lineHeight: 1.04,
  letterSpacing: "-0.02em",
  overflowWrap: "anywhere",
  hyphens: "auto",
});
/** The smaller title of a page whose main content is the form. */
export const title = style({
  fontSize: size.xxl,
  lineHeight: leading.tight,
  overflowWrap: "anywhere",
  hyphens: "auto",
});
export const lead = style({ maxWidth: "42ch", color: color.muted, fontSize: size.l, lineHeight: 1.4 });
export const small = style({ color: color.muted, fontSize: size.s, lineHeight: leading.body });

/** The background of the form. */
export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  padding: `clamp(${space.m}, 3vw, ${space.l})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.high,
});
export const panelTitle = style({
  fontFamily: font.display,
  fontSize: size.xl,
  fontWeight: weight.display,
  lineHeight: leading.tight,
});
