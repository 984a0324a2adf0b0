import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { wide } from "./theme.css";

/** Two filters side by side. */
const pairs = "screen and (min-width: 20rem) and (max-width: 43.99rem)";
/** Rows of three filters, which the button completes. */
const rows = "screen and (min-width: 44rem) and (max-width: 59.99rem)";

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
  // On a phone a sheet holds the filters, so their button needs no frame.
  "@media": {
    "(scripting: enabled) and (max-width: 30rem)": { padding: 0, background: "none", boxShadow: "none" },
  },
});
export const filters = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s,
  // Labels align, also if a field has a hint or an error below its label.
  alignItems: "start",
  "@media": {
    [pairs]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [rows]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    // All offered filters share the row.
    [wide]: { display: "flex", gap: vars.space.m },
  },
});
export const filter = style({
  flex: "1 1 0",
  minWidth: 0,
  // A single filter in two columns fills the row.
  "@media": { [pairs]: { selectors: { "&:nth-child(odd):nth-last-child(2)": { gridColumn: "1 / -1" } } } },
});
const lower = { marginBlockStart: `calc(${vars.size.s} * ${vars.leading.tight} + 2 * ${vars.space.xxs})` };
export const submit = style({
  gridColumn: "1 / -1",
  display: "grid",
  "@media": {
    // The button stands beside the fields, aligned with fields under a label of one line.
    [wide]: lower,
    [rows]: {
      selectors: {
        "&:not(:nth-child(3n + 1))": { gridColumn: "auto / -1", ...lower },
        "&:nth-child(3n + 2)": { gridColumnStart: 2 },
      },
    },
  },
});
globalStyle(`${filter} :is(select, input)`, { background: vars.color.sunken });

export const results = style({ minWidth: 0, transition: `opacity ${vars.motion.quick}` });
export const fetching = style([results, { opacity: 0.55 }]);
