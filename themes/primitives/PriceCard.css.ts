import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { breaking, hairline } from "./measures";

export const cards = style({
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 13rem), 1fr))",
  gap: vars.space.m,
});
/** Matches the widths at which two cards stand side by side. */
const pairs = "(min-width: 28rem) and (max-width: 40.99rem)";

export const card = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    // Titles, prices and buttons align with those of the cards beside it.
    gridRow: "span 3",
    gridTemplateRows: ["auto auto 1fr", "subgrid"],
    gap: vars.space.m,
    minWidth: 0,
    padding: `clamp(${vars.space.m}, 2.6vw, ${vars.space.l})`,
    border: `${hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.low,
    // The last of three cards fills the row below the others.
    "@container": { [pairs]: { selectors: { "&:nth-child(3):last-child": { gridColumn: "1 / -1" } } } },
  },
  variants: {
    highlighted: {
      true: {
        borderColor: vars.color.accent,
        boxShadow: `0 0 0 ${hairline} ${vars.color.accent}, ${vars.shadow.high}`,
        "@media": { "(forced-colors: active)": { outline: "2px solid Highlight" } },
      },
    },
  },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.xs,
});
export const title = style({ ...breaking, fontSize: vars.size.l, lineHeight: vars.leading.tight });
export const cost = style({
  // The container is the cost and not the card, because a size container cannot use the lines of the grid around it.
  containerType: "inline-size",
  display: "grid",
  gap: vars.space.xxs,
});
export const price = style({
  fontFamily: vars.font.display,
  // An amount stays on one line, so a narrow card sets it smaller.
  fontSize: `min(${vars.size.xxl}, 16cqi)`,
  fontWeight: vars.weight.display,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.tight,
});
export const per = style({ ...breaking, color: vars.color.muted, fontSize: vars.size.s });
export const rest = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.m,
  alignContent: "space-between",
});
export const includes = style({ display: "grid", alignContent: "start", gap: vars.space.xs });
export const line = style({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: vars.space.xs });
export const tick = style({ display: "inline-flex", paddingBlockStart: "0.2em", color: vars.color.success });
export const words = style(breaking);
export const action = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.xs });
export const small = style({ ...breaking, color: vars.color.muted, fontSize: vars.size.xs });
