import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const before = style({
  color: vars.color.muted,
  fontFamily: vars.font.body,
  fontSize: vars.size.m,
  fontWeight: vars.weight.body,
  textDecoration: "line-through",
});
/** The choices that decide the prices above. */
export const options = style({ display: "grid", gap: vars.space.m, paddingBlockStart: vars.space.m });
export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: vars.space.s });
export const short = style({ flex: "1 1 10rem", maxWidth: "20rem" });
const beside = "screen and (min-width: 48rem)";
/** The buyer's choices, and the order right above the button. */
export const order = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.l,
  alignItems: "start",
  // Outweighs a template's layout of forms.
  selectors: {
    "&&": {
      "@media": { [beside]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 7fr)", columnGap: vars.space.l } },
    },
  },
});
const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.l });
/** The errors, above both columns. */
export const problems = style([part, { gridColumn: "1 / -1", selectors: { "&:empty": { display: "none" } } }]);
export const choices = part;
/** The order in a sheet, which has one column. */
export const narrowOrder = part;
export const ordered = style([
  part,
  {
    "@media": {
      [beside]: { paddingInlineStart: vars.space.l, borderInlineStart: `1px solid ${vars.color.line}` },
    },
  },
]);
/** The total: the largest figure of the page. */
export const total = style({
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: vars.size.l,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
});
export const percent = style({
  color: vars.color.muted,
  fontFamily: vars.font.body,
  fontWeight: vars.weight.body,
  fontSize: vars.size.m,
});
