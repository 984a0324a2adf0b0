import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";

/** A tag with a hole: a price is tinted, a free message is plain. */
export const price = recipe({
  base: {
    justifySelf: "start",
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    maxWidth: "100%",
    padding: `${vars.space.xxs} ${vars.space.s}`,
    borderRadius: vars.radius.pill,
    fontSize: vars.size.s,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.tight,
    textAlign: "start",
    "::before": {
      content: '""',
      flex: "none",
      width: "0.5em",
      height: "0.5em",
      borderRadius: vars.radius.pill,
      background: vars.color.surface,
    },
  },
  variants: {
    free: {
      true: { background: vars.color.sunken, color: vars.color.muted },
      false: { background: vars.color.infoSoft, color: vars.color.onInfoSoft },
    },
  },
});
