import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";

const { color, space, size } = vars;

export const lay = recipe({
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l },
  variants: {
    width: {
      prose: { maxWidth: vars.width.prose },
      wide: {},
      stage: { width: "100%", maxWidth: vars.width.prose, marginInline: "auto" },
    },
  },
});
export const title = style({ fontSize: size.xxl });
export const lead = style({
  maxWidth: vars.width.prose,
  marginBlockStart: space.xs,
  color: color.muted,
  fontSize: size.l,
  lineHeight: 1.4,
  textWrap: "balance",
});
export const body = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l, minWidth: 0 });
