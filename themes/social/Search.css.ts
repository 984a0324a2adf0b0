import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { wide } from "./theme.css";

export const lay = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.l });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  paddingBlockStart: vars.space.xs,
});
export const title = style({ fontSize: vars.size.xxl });
export const count = style({
  padding: `${vars.space.xxs} ${vars.space.s}`,
  borderRadius: vars.radius.pill,
  background: vars.color.supportSoft,
  color: vars.color.onSupportSoft,
  fontSize: vars.size.s,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: "tabular-nums",
});

export const tray = style({
  display: "block",
  padding: vars.space.m,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.low,
});
export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
  gap: vars.space.s,
  alignItems: "end",
  "@media": {
    [wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr)) auto", gap: vars.space.m },
  },
});
export const filter = style({ minWidth: 0 });
export const submit = style({
  gridColumn: "1 / -1",
  display: "grid",
  "@media": { [wide]: { gridColumn: "auto" } },
});
globalStyle(`${filter} :is(select, input)`, { background: vars.color.sunken });

export const results = style({ minWidth: 0, transition: `opacity ${vars.motion.quick}` });
export const fetching = style([results, { opacity: 0.55 }]);
