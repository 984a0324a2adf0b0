import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { entering, gutter, wash } from "./sheet.css";
import { moving, narrow } from "./theme.css";
import { caps } from "./type.css";

const beside = "screen and (min-width: 56rem)";
const facing = "clamp(3rem, 6vw, 6rem)";

export const spread = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [beside]: { gridTemplateColumns: "minmax(0, 47fr) minmax(0, 53fr)" } },
});

const settle = keyframes({ from: { scale: "1.08" } });

export const plate = style({
  position: "relative",
  overflow: "hidden",
  isolation: "isolate",
  height: "min(34rem, 118vw, 68svh)",
  minHeight: "18rem",
  "@media": {
    [beside]: {
      position: "sticky",
      insetBlockStart: 0,
      height: "100dvh",
    },
  },
});
export const picture = style([
  wash,
  {
    position: "absolute",
    inset: 0,
    // The picture fades into the page where the text begins.
    maskImage:
      "linear-gradient(to top, transparent 1.5rem, rgb(0 0 0 / 0.2) 4rem, rgb(0 0 0 / 0.85) 7.5rem, black 9rem)",
    "@media": {
      [beside]: {
        maskImage: `linear-gradient(to left, transparent, rgb(0 0 0 / 0.2) calc(${facing} * 0.5), rgb(0 0 0 / 0.45) ${facing}, rgb(0 0 0 / 0.9) calc(${facing} * 1.5), black calc(${facing} * 1.8))`,
      },
      [moving]: { animation: `${settle} 2400ms ${vars.motion.ease} backwards` },
    },
  },
]);

export const words = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: vars.space.l,
  minWidth: 0,
  maxWidth: "46rem",
  paddingInline: gutter,
  paddingBlockEnd: vars.space.xl,
  "@media": { [beside]: { paddingInlineStart: 0, paddingBlock: "clamp(3rem, 14vh, 9rem) 5rem" } },
});

export const head = style([
  entering,
  {
    display: "grid",
    gap: vars.space.s,
    justifyItems: "start",
    marginBlockStart: "-3.75rem",
    "@media": { [beside]: { marginBlockStart: 0 } },
  },
]);
export const kicker = style([
  caps,
  {
    display: "flex",
    flexWrap: "wrap",
    gap: `${vars.space.xxs} ${vars.space.m}`,
    color: vars.color.accentText,
    textShadow: `0 0 0.75rem ${vars.color.page}, 0 0 0.25rem ${vars.color.page}`,
  },
]);

/** The length from which names are set smaller. */
export const LONG_NAME = 10;
export const name = style({
  fontSize: vars.size.hero,
  lineHeight: 0.94,
  letterSpacing: "-0.03em",
  overflowWrap: "anywhere",
  textShadow: `0 0 1.5rem ${vars.color.page}`,
  // The name overlaps the picture.
  "@media": { [beside]: { marginInlineStart: `calc(-1 * ${facing})`, textShadow: "none" } },
});
export const longName = style({
  fontVariationSettings: '"opsz" 11',
  fontSize: vars.size.xxl,
  lineHeight: 1,
  "@media": { [beside]: { marginInlineStart: 0 } },
});
export const age = style({ color: vars.color.accentText, fontVariantNumeric: "lining-nums" });
export const place = style({
  fontFamily: vars.font.display,
  fontStyle: "italic",
  fontSize: vars.size.l,
  lineHeight: 1.2,
  overflowWrap: "anywhere",
});

export const fictional = style({
  display: "grid",
  gap: vars.space.xs,
  justifyItems: "start",
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.support}`,
  marginBlockStart: vars.space.xs,
});
export const explain = style({ maxWidth: "34rem", color: vars.color.muted, fontSize: vars.size.s });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s,
  paddingBlock: vars.space.m,
  borderBlock: `1px solid ${vars.color.line}`,
  letterSpacing: "0.03em",
});
export const chat = style({ flex: "0 1 auto" });
export const safety = style({
  marginInlineStart: "auto",
  // Below the buttons, on its own line.
  "@media": { [narrow]: { flexBasis: "100%", marginInlineStart: 0 } },
});

export const label = style([caps, { color: vars.color.muted, marginBlockEnd: vars.space.s }]);
export const text = style({ maxWidth: vars.width.prose, whiteSpace: "pre-line" });
export const opening = style({
  maxWidth: "34rem",
  fontSize: `calc(${vars.size.m} * 1.2)`,
  lineHeight: 1.5,
  whiteSpace: "pre-line",
  "::first-letter": {
    float: "inline-start",
    fontFamily: vars.font.display,
    fontSize: "3.6em",
    lineHeight: 0.82,
    paddingInlineEnd: "0.08em",
    color: vars.color.accentText,
  },
});

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  columnGap: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const fact = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${vars.space.s}`,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const factLabel = style({ color: vars.color.muted, fontSize: vars.size.s });
export const factValue = style({ marginInlineStart: "auto", textAlign: "end", minWidth: 0 });

export const gallery = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
  gap: "2px",
  paddingBlockStart: "2px",
});
export const galleryPicture = style([
  wash,
  { position: "relative", isolation: "isolate", height: "clamp(20rem, 44vw, 38rem)", overflow: "hidden" },
]);

export const similar = style({
  maxWidth: `calc(${vars.width.page} + 2 * ${gutter})`,
  marginInline: "auto",
  padding: `${vars.space.xl} ${gutter} ${vars.space.xxl}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
globalStyle(`${similar} > section > h2`, { fontSize: vars.size.xl, marginBlockEnd: vars.space.l });
