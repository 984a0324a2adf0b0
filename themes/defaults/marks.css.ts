import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { breaking } from "../primitives/measures";

const { color, space, size, weight, leading } = vars;

export const price = style({ fontSize: size.s, fontWeight: weight.medium, lineHeight: leading.tight, ...breaking });
export const free = style([price, { color: color.muted, fontWeight: weight.body }]);
/** Its quiet buttons align with the text around them. */
export const safety = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.xs}`,
  margin: 0,
  marginInlineStart: `calc(-1 * ${space.s})`,
  padding: 0,
  listStyle: "none",
});
