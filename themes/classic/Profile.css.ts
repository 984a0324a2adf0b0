import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { hairline } from "./rules.css";
import { wide } from "./theme.css";

const { color, space, size } = vars;
const beside = "screen and (min-width: 42rem)";

export const sheet = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@media": {
    [beside]: {
      gridTemplateColumns: "minmax(0, 17rem) minmax(0, 1fr)",
      // The portrait stands beside the name and the first text, the facts below it beside the rest.
      gridTemplateRows: "auto auto 1fr",
      gridTemplateAreas: '"plate head" "plate about" "brief about"',
      columnGap: space.xl,
    },
    [wide]: { gridTemplateColumns: "minmax(0, 24rem) minmax(0, 1fr)", columnGap: space.xxl },
  },
});
export const plate = style({
  "@media": { [beside]: { gridArea: "plate", alignSelf: "start" } },
});
/** The portrait stays in view while the page scrolls, unless content stands below the portrait. */
export const plateAlone = style({
  "@media": { [beside]: { gridArea: "1 / 1 / -1 / 2", position: "sticky", insetBlockStart: space.l } },
});
export const picture = style({
  aspectRatio: "1",
  padding: space.xs,
  border: hairline,
  borderRadius: vars.radius.picture,
  background: color.surface,
  "@media": { [beside]: { aspectRatio: "4 / 5" } },
});
export const photos = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space.xs,
  marginBlockStart: space.xs,
});
export const photo = style({
  aspectRatio: "1",
  padding: space.xxs,
  border: hairline,
  borderRadius: vars.radius.picture,
  background: color.surface,
});

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  minWidth: 0,
  "@media": { [beside]: { gridArea: "head" } },
});
export const name = style({ fontSize: size.xxl, overflowWrap: "anywhere" });
export const age = style({ fontWeight: vars.weight.body, fontVariantNumeric: "lining-nums" });
export const lines = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.xxs} ${space.l}`,
  color: color.muted,
});
export const line = style({ display: "inline-flex", alignItems: "center", gap: space.xs, overflowWrap: "anywhere" });
export const active = style([
  line,
  {
    color: color.success,
    fontWeight: vars.weight.medium,
    "::before": { content: '""', width: "0.5rem", height: "0.5rem", borderRadius: "50%", background: "currentColor" },
  },
]);
export const fictional = style({
  display: "grid",
  justifyItems: "start",
  gap: space.xs,
  padding: space.s,
  borderInlineStart: `3px solid ${color.border}`,
  background: color.sunken,
});
export const explain = style({ maxWidth: vars.width.prose, fontSize: size.s });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s,
  paddingBlockStart: space.xxs,
});

export const about = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space.l,
  minWidth: 0,
  "@media": { [beside]: { gridArea: "about" } },
});
export const text = style({
  maxWidth: vars.width.prose,
  marginBlockStart: space.xs,
  fontSize: "1.125rem",
  lineHeight: 1.55,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
/** Content of a part below its text, or instead of a text. */
export const below = style({ selectors: { "h2 + &": { marginBlockStart: space.s } } });
export const brief = style({ minWidth: 0, "@media": { [beside]: { gridArea: "brief" } } });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 16rem), 1fr))",
  columnGap: space.xl,
  marginBlockStart: space.xs,
});
export const fact = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: space.s,
  alignItems: "baseline",
  paddingBlock: space.xs,
  borderBlockEnd: hairline,
});
export const factLabel = style({ color: color.muted, fontSize: size.s });
export const factValue = style({ minWidth: 0, marginInlineStart: 0 });

export const similar = style({ marginBlockStart: space.xxl });
