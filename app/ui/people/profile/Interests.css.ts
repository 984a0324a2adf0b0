import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "~/themes/contract.css";
import * as marks from "~/themes/primitives/marks.css";

export const list = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs, listStyle: "none", padding: 0 });
export const interest = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xxs,
    padding: `${vars.space.xxs} ${vars.space.s}`,
    borderRadius: vars.radius.pill,
    border: `1px solid ${vars.color.line}`,
    fontSize: vars.size.s,
    lineHeight: vars.leading.tight,
  },
  variants: {
    shared: {
      true: [
        marks.fullHeart,
        {
          vars: { [marks.markSize]: "0.9em" },
          borderColor: "transparent",
          background: vars.color.accentSoft,
          color: vars.color.onAccentSoft,
        },
      ],
    },
  },
});
