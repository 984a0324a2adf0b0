import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { hairline } from "./rules.css";
import { narrow, wide } from "./theme.css";

const { color, space, size } = vars;

/** The form leaves room for the flower or for the points, not for both. */
const tight = "screen and (min-width: 60rem) and (max-width: 74.99rem)";

export const front = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  "@media": {
    [wide]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 27rem)",
      gridTemplateRows: "auto 1fr",
      gridTemplateAreas: '"head panel" "story panel"',
      gap: `${space.xl} clamp(${space.xl}, 4.5vw, ${space.xxxl})`,
    },
  },
});
export const head = style({
  "@media": { [wide]: { gridArea: "head", paddingBlockStart: space.xs } },
});
export const headline = style({
  maxWidth: "16ch",
  fontSize: size.hero,
  lineHeight: 1.06,
  letterSpacing: "-0.022em",
});
export const promise = style({
  maxWidth: "34em",
  marginBlockStart: space.m,
  color: color.muted,
  fontSize: size.l,
  lineHeight: 1.42,
});

export const panel = style({
  alignSelf: "start",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  padding: `${space.l} clamp(${space.m}, 3vw, ${space.l})`,
  border: hairline,
  borderBlockStart: `3px solid ${color.accent}`,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  background: color.surface,
  "@media": { [wide]: { gridArea: "panel" } },
});
export const panelHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space.xxs} ${space.m}`,
  paddingBlockEnd: space.s,
  borderBlockEnd: hairline,
  // A site without sign-ups shows a notice instead of the form.
  selectors: { [`${panel}:not(:has([data-form])) > &`]: { display: "none" } },
});
export const panelTitle = style({ fontSize: size.l });
export const login = style({ color: color.muted, fontSize: size.s });

export const story = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  alignItems: "start",
  "@media": {
    "screen and (min-width: 34rem)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", columnGap: space.xl },
    // The list is as tall as the form beside it, and its three points are equally tall.
    [wide]: { gridArea: "story", alignItems: "stretch" },
    [tight]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto 1fr" },
  },
});
export const plate = style({
  "@media": {
    [narrow]: { width: "min(100%, 15rem)", marginInline: "auto" },
    [wide]: { alignSelf: "start", position: "sticky", insetBlockStart: space.l },
    [tight]: { position: "static", width: "14rem" },
  },
});
export const points = style({
  display: "grid",
  "@media": { [wide]: { gridAutoRows: "minmax(min-content, 1fr)" } },
});
export const point = style({
  paddingBlock: space.m,
  borderBlockStart: hairline,
  selectors: { "&:last-child": { borderBlockEnd: hairline } },
});
export const pointTitle = style({ fontSize: size.l, "@media": { [wide]: { fontSize: size.xl } } });
export const pointText = style({
  marginBlockStart: space.xs,
  color: color.muted,
  "@media": { [wide]: { fontSize: size.l, lineHeight: 1.42 } },
});

export const members = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  marginBlockStart: space.xxl,
});
export const more = style({ marginBlockStart: space.xxl });
