import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import * as icons from "../primitives/marks.css";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4em",
  maxWidth: "100%",
  borderRadius: vars.radius.pill,
  background: vars.color.infoSoft,
  color: vars.color.onInfoSoft,
  // Separates it from pictures and backgrounds of any colour.
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  hyphens: "auto",
  overflowWrap: "anywhere",
});

export const mark = styleVariants({
  card: [base, { padding: `0.35em ${vars.space.xs}`, fontSize: vars.size.xs }],
  full: [base, { padding: `${vars.space.xs} ${vars.space.s}`, fontSize: vars.size.s }],
});
export const icon = style([
  icons.fictional,
  { vars: { [icons.markSize]: "1.15em" }, display: "inline-flex", flex: "none" },
]);
