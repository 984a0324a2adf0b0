import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../contract.css";

const { color, space, size, weight, radius } = vars;

const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  maxWidth: "100%",
  padding: `${space.xxs} ${space.xs}`,
  borderRadius: radius.control,
  background: color.infoSoft,
  color: color.onInfoSoft,
  fontWeight: weight.bold,
  lineHeight: vars.leading.tight,
  overflowWrap: "anywhere",
});
export const fictional = styleVariants({ card: [mark, { fontSize: size.xs }], full: [mark, { fontSize: size.s }] });
