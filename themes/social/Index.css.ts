import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { petal } from "./shapes.css";
import { tablet, wide } from "./theme.css";

export const lay = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `clamp(${vars.space.xxl}, 7vw, ${vars.space.xxxl})`,
});

export const hero = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [wide]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.width.form})`, gap: vars.space.m },
  },
});

export const promise = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  padding: `${vars.space.l} ${vars.space.l} 0`,
  borderRadius: petal.end,
  // On a phone the card overlaps the foot of the block.
  borderEndStartRadius: 0,
  "@media": {
    // The text stands beside the flower; the card covers only its foot.
    [tablet]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) clamp(14rem, 36vw, 20rem)",
      gridTemplateRows: "auto 1fr",
      columnGap: vars.space.l,
      paddingBlockStart: vars.space.xl,
    },
    [wide]: { borderRadius: petal.end, minHeight: "43rem", padding: `${vars.space.xxl} ${vars.space.xxl} 0` },
  },
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      zIndex: -1,
      insetBlockEnd: "-30%",
      insetInlineStart: "-24%",
      width: "78%",
      aspectRatio: "1",
      borderRadius: "50%",
      background: "currentColor",
      opacity: 0.09,
    },
  },
});
export const headline = style({
  maxWidth: "13ch",
  fontSize: vars.size.hero,
  lineHeight: 0.98,
  letterSpacing: "-0.025em",
  hyphens: "auto",
  overflowWrap: "anywhere",
  "@media": { [tablet]: { fontSize: `min(${vars.size.hero}, 7vw)` } },
});
export const lead = style({
  maxWidth: "36ch",
  lineHeight: 1.4,
  "@media": {
    [tablet]: { paddingBlockEnd: `calc(${vars.space.xxl} + ${vars.space.l})` },
    [wide]: { fontSize: vars.size.l },
  },
});

// The flower's arch stands at the end of the block, which clips its foot. A heart and a bubble float beside it.
export const stage = style({
  position: "relative",
  flex: "1 0 12rem",
  marginBlockStart: vars.space.s,
  fontSize: "1.75rem",
  "@media": {
    [tablet]: { gridArea: "1 / 2 / span 2", minHeight: "19rem", marginBlockStart: 0 },
    [wide]: { flexBasis: "19rem", fontSize: "2.75rem" },
  },
});
globalStyle(`${stage} > svg`, {
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: "min(64%, 26rem)",
  height: "auto",
  "@media": {
    // The flower stands on the upper edge of the card.
    [tablet]: { insetBlock: "auto 0", width: "80%" },
    // The flower is as large as the block allows, independent of the form's height.
    [wide]: { insetBlock: "auto -2rem", width: "84%", maxHeight: "calc(100% + 2rem)" },
  },
});
const float = {
  position: "absolute",
  display: "grid",
  placeItems: "center",
  gridAutoFlow: "column",
  gap: "0.16em",
  boxShadow: vars.shadow.high,
} as const;
export const liked = style({
  ...float,
  insetBlockStart: "8%",
  insetInlineStart: "2%",
  width: "2.1em",
  height: "2.1em",
  rotate: "-8deg",
  borderRadius: petal.end,
  background: vars.color.surface,
  color: vars.color.accent,
});
globalStyle(`${liked} svg`, { fill: "currentColor" });
export const said = style({
  ...float,
  insetBlockStart: "calc(8% + 2.3em)",
  insetInlineStart: "calc(2% + 1.3em)",
  "@media": { [tablet]: { insetInlineStart: "-4%" } },
  padding: "0.62em 0.7em",
  rotate: "4deg",
  borderRadius: petal.start,
  background: vars.color.supportSoft,
  color: vars.color.support,
});
export const dot = style({
  width: "0.3em",
  height: "0.3em",
  borderRadius: vars.radius.pill,
  background: "currentColor",
});

export const signup = style({
  position: "relative",
  zIndex: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  marginBlockStart: `calc(-1 * ${vars.space.xxl})`,
  padding: `clamp(${vars.space.m}, 4vw, ${vars.space.xl})`,
  background: vars.color.surface,
  borderRadius: petal.top,
  boxShadow: vars.shadow.high,
  "@media": { [wide]: { marginBlockStart: 0 } },
});

export const signupTitle = style({
  marginBlockEnd: vars.space.m,
  fontFamily: vars.font.display,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
});

export const points = style({
  display: "grid",
  gap: vars.space.m,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const point = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.xs,
  padding: vars.space.xl,
  borderRadius: petal.start,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  "@media": {
    // The flower beside its text: three bands.
    [tablet]: {
      gridTemplateColumns: "auto minmax(0, 1fr)",
      columnGap: vars.space.l,
      padding: `${vars.space.l} ${vars.space.xl}`,
    },
  },
  selectors: {
    "&:nth-child(2)": { background: vars.color.supportSoft, color: vars.color.onSupportSoft, borderRadius: petal.top },
    "&:nth-child(3)": { background: vars.color.surface, color: vars.color.text, borderRadius: petal.end },
  },
});
export const bloom = style({
  width: "5rem",
  marginBlockEnd: vars.space.s,
  "@media": { [tablet]: { gridRow: "span 2", alignSelf: "center", marginBlockEnd: 0 } },
});
export const pointTitle = style({ fontSize: vars.size.xl });

export const members = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.l });
export const membersTitle = style({ fontSize: vars.size.xxl });
