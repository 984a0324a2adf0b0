import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { hairline } from "./rules.css";
import { wide } from "./theme.css";

/** Two filters side by side. */
const pairs = "screen and (min-width: 20rem) and (max-width: 43.99rem)";
/** Rows of three filters, which the button completes. */
const rows = "screen and (min-width: 44rem) and (max-width: 59.99rem)";

const { color, space, size, motion } = vars;

export const title = style({ marginBlockEnd: space.l, fontSize: size.xxl });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  alignItems: "start",
  "@media": { [wide]: { gridTemplateColumns: "13rem minmax(0, 1fr)", columnGap: space.xl } },
});
export const side = style({
  minWidth: 0,
  borderBlockStart: `1px solid ${color.border}`,
  paddingBlockStart: space.m,
  "@media": { [wide]: { position: "sticky", insetBlockStart: space.m } },
});
export const filters = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  // Labels align, also if a field has a hint or an error below its label.
  alignItems: "start",
  "@media": {
    [pairs]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [rows]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
export const filter = style({
  minWidth: 0,
  // A single filter in two columns fills the row.
  "@media": { [pairs]: { selectors: { "&:nth-child(odd):nth-last-child(2)": { gridColumn: "1 / -1" } } } },
});
export const submit = style({
  display: "grid",
  gridColumn: "1 / -1",
  "@media": {
    [rows]: {
      selectors: {
        // The button stands beside the fields, aligned with fields under a label of one line.
        "&:not(:nth-child(3n + 1))": {
          gridColumn: "auto / -1",
          marginBlockStart: `calc(${size.s} * ${vars.leading.tight} + 2 * ${space.xxs})`,
        },
        "&:nth-child(3n + 2)": { gridColumnStart: 2 },
      },
    },
  },
});
export const found = style({ minWidth: 0 });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  minHeight: "2.75rem",
  borderBlockStart: `1px solid ${color.border}`,
  borderBlockEnd: hairline,
});
export const count = style({ fontSize: size.l, fontVariantNumeric: "tabular-nums lining-nums" });
export const results = style({ paddingBlockStart: space.m });
export const waiting = style([results, { opacity: 0.5, transition: `opacity ${motion.slow} ${motion.ease}` }]);
export const pager = style({ paddingBlockStart: space.l, ":empty": { display: "none" } });
