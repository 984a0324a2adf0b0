import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

/** A price that holds no more, before the one that does. */
export const before = style({
  color: vars.color.muted,
  fontFamily: vars.font.body,
  fontSize: vars.size.m,
  fontWeight: vars.weight.body,
  textDecoration: "line-through",
});
/** The choices that decide the prices above. */
export const options = style({ display: "grid", gap: vars.space.m, paddingBlockStart: vars.space.m });
/** One short field with its button beside it. */
export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: vars.space.s });
export const short = style({ flex: "1 1 10rem", maxWidth: "20rem" });
const beside = "screen and (min-width: 48rem)";
/** What the buyer chooses, and beside or below it what is ordered, right above the button. */
export const order = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.l,
  alignItems: "start",
  // A template may have a say in how forms are laid out, but not in this.
  selectors: {
    "&&": {
      "@media": { [beside]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 7fr)", columnGap: vars.space.l } },
    },
  },
});
const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.l });
/** What went wrong, over both. */
export const problems = style([part, { gridColumn: "1 / -1", selectors: { "&:empty": { display: "none" } } }]);
export const choices = part;
/** The same in a sheet: one below the other. */
export const narrowOrder = part;
export const ordered = style([
  part,
  {
    "@media": {
      [beside]: { paddingInlineStart: vars.space.l, borderInlineStart: `1px solid ${vars.color.line}` },
    },
  },
]);
/** What is paid: the largest of the figures on the page. */
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
