import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { breaking } from "../primitives/measures";

const { color, space, size, weight, leading, radius } = vars;

/** A list shows people's cards as rows, so the tile is a row too. */
const row = "(min-width: 28rem)";

export const place = style({ minWidth: 0, height: "100%", containerType: "inline-size" });

/** The tile differs from the cards of people: it has no picture, and a dashed border. */
export const tile = style({
  display: "grid",
  gridTemplate: `"label" auto "mark" 1fr "words" auto "action" auto / minmax(0, 1fr)`,
  gap: space.s,
  height: "100%",
  minHeight: "14rem",
  padding: space.s,
  background: color.sunken,
  color: color.text,
  border: `1px dashed ${color.line}`,
  borderRadius: radius.card,
  "@container": {
    [row]: {
      gridTemplate: `"mark label action" auto "mark words action" 1fr / auto minmax(0, 1fr) auto`,
      gap: `${space.xxs} ${space.m}`,
      minHeight: 0,
    },
  },
});
export const label = style({ gridArea: "label" });
export const mark = style({
  gridArea: "mark",
  display: "grid",
  placeItems: "center",
  minHeight: "5rem",
  minWidth: "5rem",
  color: color.muted,
});
export const words = style({ gridArea: "words", display: "grid", gap: space.xxs, alignContent: "start", ...breaking });
export const title = style({ fontSize: size.m, fontWeight: weight.bold, lineHeight: leading.tight });
export const text = style({ color: color.muted, fontSize: size.s });
export const action = style({
  gridArea: "action",
  display: "grid",
  alignItems: "center",
  "@container": { [row]: { maxWidth: "14rem" } },
});
globalStyle(`${action} > *`, { minWidth: 0, height: "auto", whiteSpace: "normal" });
