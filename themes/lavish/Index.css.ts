import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { gutter } from "./sheet.css";
import { moving } from "./theme.css";
import { caps, lead } from "./type.css";

const beside = "screen and (min-width: 60rem)";
/** Too narrow for a flower beside the headline: it stands above. */
const narrow = "screen and (max-width: 37.5rem)";

export const cover = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [beside]: { gridTemplateColumns: "minmax(0, 1fr) clamp(25rem, 34vw, 33rem)", alignItems: "start" } },
});

export const poster = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  containerType: "inline-size",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  minHeight: "min(40rem, 70svh)",
  paddingInline: gutter,
  paddingBlock: `${vars.space.m} ${vars.space.l}`,
  "@media": {
    // Stays in view while the longer form scrolls.
    [beside]: {
      position: "sticky",
      insetBlockStart: 0,
      minHeight: "clamp(34rem, calc(100svh - 6.75rem), 60rem)",
      paddingBlock: `${vars.space.l} ${vars.space.xl}`,
    },
  },
});

/** The range of letters in the longest line for which the title fits the width of the poster. */
export const SHORTEST = 4;
export const LONGEST = 24;

const lengths = Array.from({ length: LONGEST - SHORTEST + 1 }, (_, index) => index + SHORTEST);
/** By the number of letters; a capital is about 0.6 em wide. A list of classes would enlarge every page's scripts. */
const fitted = Object.fromEntries(
  lengths.map((letters) => [
    `&[data-letters="${letters}"]`,
    { fontSize: `min(13rem, calc((100cqi - 2 * ${gutter}) / ${letters * 0.64}))` },
  ]),
);

const unveil = keyframes({ from: { clipPath: "inset(0 0 100% 0)" }, to: { clipPath: "inset(-10% -5% -20% -5%)" } });

export const masthead = style({
  selectors: fitted,
  position: "relative",
  zIndex: 1,
  justifySelf: "center",
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontVariationSettings: '"opsz" 60',
  lineHeight: 0.95,
  letterSpacing: "-0.03em",
  textTransform: "uppercase",
  textAlign: "center",
  whiteSpace: "nowrap",
  color: vars.color.text,
  "@media": { [moving]: { animation: `${unveil} 1400ms ${vars.motion.ease} backwards` } },
});
export const line = style({ display: "block" });

const breathe = keyframes({ from: { scale: "1" }, to: { scale: "1.06" } });

export const motif = style({
  position: "absolute",
  zIndex: -1,
  insetBlockEnd: 0,
  insetInlineEnd: "max(-3rem, -6%)",
  width: "min(30rem, 96%)",
  transformOrigin: "60% 100%",
  // Colours of the night, lit from the side of the door.
  maskImage:
    "linear-gradient(100deg, rgb(0 0 0 / 0.16) 22%, black 62%), linear-gradient(to top, transparent, black 40%)",
  maskComposite: "intersect",
  "@media": {
    [moving]: { animation: `${breathe} 22s ease-in-out infinite alternate` },
    [beside]: { width: "min(38rem, 84%, 70svh)", insetInlineEnd: "2%" },
    // The stem fades out, so that the headline can stand close.
    [narrow]: {
      position: "relative",
      overflow: "hidden",
      width: "min(26rem, 100%)",
      height: "min(20rem, 80cqi)",
      marginInlineStart: "auto",
    },
  },
});
globalStyle(`${motif} > svg`, { maxWidth: "none" });

export const coverLines = style({
  alignSelf: "end",
  display: "grid",
  gap: vars.space.s,
  maxWidth: "38rem",
  paddingBlockStart: "40cqi",
  "@media": {
    [beside]: { paddingBlockStart: vars.space.xl },
    [narrow]: { paddingBlockStart: 0 },
  },
});
export const headline = style({
  fontSize: "clamp(2.5rem, 10cqi, 5rem)",
  lineHeight: 0.98,
  letterSpacing: "-0.02em",
  textShadow: `0 0 2rem ${vars.color.page}`,
});
export const promise = style([
  lead,
  { maxWidth: "30rem", color: vars.color.text, textShadow: `0 0 1rem ${vars.color.page}` },
]);

export const door = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.xs,
  padding: `${vars.space.l} ${gutter} ${vars.space.xl}`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.accent}`,
  "@media": {
    [beside]: {
      alignSelf: "stretch",
      padding: `${vars.space.xl} clamp(2rem, 3vw, 3.5rem)`,
      // A site without sign-ups has a notice instead of the form.
      selectors: { "&:not(:has([data-form]))": { alignContent: "center" } },
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.color.line}`,
      boxShadow: vars.shadow.high,
    },
  },
});
export const kicker = style([caps, { color: vars.color.accentText }]);
export const doorTitle = style({ fontSize: vars.size.xl, marginBlockEnd: vars.space.m });

export const points = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  maxWidth: `calc(${vars.width.page} + 2 * ${gutter})`,
  marginInline: "auto",
  padding: `${vars.space.xl} ${gutter}`,
  gap: vars.space.l,
  // The three points stand in one row or in one column.
  "@media": { "screen and (min-width: 56rem)": { gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))" } },
});
export const point = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  columnGap: vars.space.m,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const pointWords = style({ display: "grid", gap: vars.space.xs });
export const pointTitle = style({ fontSize: vars.size.l });
export const pointText = style({ color: vars.color.muted });

export const members = style({
  maxWidth: `calc(${vars.width.page} + 2 * ${gutter})`,
  marginInline: "auto",
  padding: `${vars.space.l} ${gutter} ${vars.space.xxl}`,
});
