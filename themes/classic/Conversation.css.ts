import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { hairline } from "./rules.css";
import { narrow, wide } from "./theme.css";

const { color, space, size, weight, radius, motion } = vars;
const side = `clamp(${space.s}, 3vw, ${space.l})`;

export const lay = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  height: "100%",
  background: color.surface,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s,
  minWidth: 0,
  padding: `${space.xs} ${side}`,
  borderBlockEnd: hairline,
  background: color.page,
});
export const back = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: "2.75rem",
  height: "2.75rem",
  marginInline: `calc(-1 * ${space.xs})`,
  borderRadius: radius.control,
  color: color.text,
  transition: `background-color ${motion.quick} ${motion.ease}`,
  ":hover": { background: color.accentSoft },
  "@media": { [wide]: { display: "none" } },
});
export const face = style({
  flex: "none",
  width: "2.75rem",
  height: "2.75rem",
  overflow: "hidden",
  borderRadius: radius.picture,
  outline: `1px solid ${color.line}`,
  outlineOffset: "-1px",
});
export const who = style({ flex: "1 1 7rem", minWidth: 0 });
export const name = style({
  fontSize: size.l,
  "@media": { [narrow]: { fontSize: "1.125rem" } },
  hyphens: "none",
});
export const profile = style({
  color: color.text,
  textDecoration: "none",
  ":hover": { color: color.accentText },
});
export const under = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xxs} ${space.xs}`,
  ":empty": { display: "none" },
});
export const place = style({
  color: color.muted,
  fontSize: size.s,
  lineHeight: vars.leading.tight,
  overflowWrap: "anywhere",
  // On a phone the head has two lines, and the mark begins the second.
  selectors: { "* + &": { "@media": { [narrow]: { display: "none" } } } },
});
export const more = style({ flex: "none", marginInlineStart: "auto", color: color.muted });

/**
 * The column is reversed, so that the log opens at the newest message and stays there as messages arrive, without a
 * script.
 */
export const scroll = style({
  display: "flex",
  flexDirection: "column-reverse",
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
});
export const log = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  width: "100%",
  maxWidth: "50rem",
  marginBlockEnd: "auto",
  marginInline: "auto",
  padding: `${space.m} ${side}`,
});
export const older = style({ display: "flex", justifyContent: "center" });
export const quiet = style({
  display: "grid",
  justifyItems: "center",
  gap: space.xs,
  paddingBlock: space.xl,
  color: color.muted,
  textAlign: "center",
});
export const quietTitle = style({ color: color.text, fontFamily: vars.font.display, fontSize: size.l });

export const day = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
export const date = style({
  display: "flex",
  alignItems: "center",
  gap: space.s,
  color: color.muted,
  fontFamily: vars.font.body,
  fontSize: size.xs,
  fontWeight: weight.medium,
  letterSpacing: 0,
  "::before": { content: '""', flex: 1, borderBlockStart: hairline },
  "::after": { content: '""', flex: 1, borderBlockStart: hairline },
});
export const messages = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xxs });
export const letter = recipe({
  base: { display: "grid", gap: "0.1875rem", maxWidth: "min(100%, 37rem)" },
  variants: {
    mine: {
      true: { justifySelf: "end", justifyItems: "end" },
      false: { justifySelf: "start", justifyItems: "start" },
    },
  },
});
export const ends = style({ marginBlockEnd: space.xs });

const round = "0.75rem";
const tight = "0.1875rem";
export const words = recipe({
  base: {
    padding: `0.5rem ${space.s}`,
    border: "1px solid transparent",
    borderRadius: round,
    lineHeight: 1.42,
    whiteSpace: "pre-line",
    overflowWrap: "anywhere",
  },
  variants: {
    mine: {
      true: { background: color.accentSoft },
      false: { background: color.page, borderColor: color.line },
    },
    ends: { true: {}, false: {} },
  },
  compoundVariants: [
    { variants: { mine: true, ends: true }, style: { borderEndEndRadius: tight } },
    { variants: { mine: false, ends: true }, style: { borderEndStartRadius: tight } },
  ],
});
export const when = style({
  paddingInline: space.xxs,
  color: color.muted,
  fontSize: size.xs,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.tight,
});
export const typing = style({ color: color.muted, fontSize: size.s, fontStyle: "italic" });

export const composer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xxs,
  padding: `${space.xs} ${side} calc(${space.xs} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: hairline,
  background: color.page,
});
