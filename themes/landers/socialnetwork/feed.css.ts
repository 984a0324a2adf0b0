import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { middling, wide } from "../parts/frame.css";

const { color, font, leading, radius, shadow, size, space, weight, width } = vars;

// Columns instead of grids, because a grid measures its contents twice. Cards in ten nested grids, each of which is a
// container that queries its width, took a phone five seconds.
const column = { display: "flex", flexDirection: "column" } as const;

export const lay = style({
  ...column,
  gap: `clamp(${space.l}, 4vw, ${space.xxl})`,
  "@media": {
    [wide]: { display: "grid", gridTemplateColumns: `minmax(0, ${width.form}) minmax(0, 1fr)`, alignItems: "start" },
  },
});
export const aside = style({
  ...column,
  gap: space.l,
  "@media": { [wide]: { position: "sticky", insetBlockStart: "5.5rem" } },
});
export const feed = style({ ...column, gap: space.m });
export const post = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.low,
  "@media": {
    [middling]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      selectors: { "&:nth-child(even)": { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } },
    },
  },
});
export const face = style({
  selectors: {
    // A portrait is square. Beside text, the portrait takes the text's height, even against its own later styles.
    "&&": {
      borderRadius: 0,
      "@media": { [middling]: { aspectRatio: "auto", minWidth: 0, minHeight: "16rem" } },
    },
    [`${post}:nth-child(even) > &`]: { "@media": { [middling]: { order: 2 } } },
  },
});
export const text = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: space.m,
  padding: `clamp(${space.m}, 3vw, ${space.l})`,
});
export const said = style({
  fontFamily: font.display,
  fontSize: `min(${size.xl}, 1.875rem)`,
  fontWeight: weight.display,
  lineHeight: leading.tight,
  textWrap: "balance",
});
export const members = style({ ...column, gap: space.m, paddingBlockStart: space.l });
// Limits the columns, because the column beside the form is too narrow for four.
globalStyle(`${members}${members} > ul`, {
  "@media": { [wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
