import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { entering } from "./sheet.css";
import { moving, narrow } from "./theme.css";

export const opening = style([
  entering,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: `${vars.space.xs} ${vars.space.l}`,
    marginBlockEnd: vars.space.m,
  },
]);
export const count = style({
  fontFamily: vars.font.display,
  fontStyle: "italic",
  fontSize: vars.size.l,
  color: vars.color.accentText,
});

export const filters = style({
  containerType: "inline-size",
  paddingBlock: vars.space.m,
  marginBlockEnd: vars.space.l,
  borderBlock: `1px solid ${vars.color.line}`,
  "@media": { [narrow]: { paddingBlock: vars.space.s, marginBlockEnd: vars.space.m } },
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  // Labels align, also if a field has a hint or an error below its label.
  alignItems: "start",
  gap: vars.space.s,
  "@container": {
    "(max-width: 18rem)": { gridTemplateColumns: "minmax(0, 1fr)" },
    // All offered filters share the row.
    "(min-width: 52rem)": { display: "flex", columnGap: vars.space.m },
  },
});
export const filter = style({
  flex: "1 1 0",
  minWidth: 0,
  "@container": {
    // A single filter in two columns fills the row.
    "(max-width: 51.99rem)": { selectors: { "&:nth-child(odd):nth-last-child(2)": { gridColumn: "1 / -1" } } },
  },
});
export const submit = style({
  display: "grid",
  "@container": {
    "(min-width: 18.01rem) and (max-width: 51.99rem)": { gridColumn: "1 / -1" },
    // The button stands beside the fields, aligned with fields under a label of one line.
    "(min-width: 52rem)": {
      marginBlockStart: `calc(${vars.size.s} * ${vars.leading.tight} + 2 * ${vars.space.xxs})`,
    },
  },
});
globalStyle(`${submit} > *`, { letterSpacing: "0.04em" });

const pulse = keyframes({ "50%": { filter: "brightness(0.45)" } });

export const results = recipe({
  variants: {
    busy: {
      true: {
        filter: "brightness(0.6)",
        "@media": { [moving]: { animation: `${pulse} 1800ms ease-in-out infinite` } },
      },
    },
  },
});
export const pager = style({ paddingBlockStart: vars.space.xl });
