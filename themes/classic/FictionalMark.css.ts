import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import * as icons from "../primitives/marks.css";

export const mark = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.4em",
    maxWidth: "100%",
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.picture,
    background: vars.color.surface,
    color: vars.color.text,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.tight,
  },
  variants: {
    size: {
      card: { padding: "0.15em 0.5em", fontSize: vars.size.xs },
      full: { padding: "0.35em 0.7em", fontSize: vars.size.s },
    },
  },
});
export const icon = style([
  icons.fictional,
  { vars: { [icons.markSize]: "1.1em" }, display: "inline-flex", flex: "none", color: vars.color.accentText },
]);
