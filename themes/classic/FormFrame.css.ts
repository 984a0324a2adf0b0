import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { hairline } from "./rules.css";

const { color, space, size } = vars;
const beside = "screen and (min-width: 50rem)";
const roomy = "screen and (min-width: 64rem)";

export const lay = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 4.5rem",
  gridTemplateAreas: '"head plate" "form form"',
  gap: `${space.l} ${space.m}`,
  alignItems: "center",
  maxWidth: vars.width.form,
  marginInline: "auto",
  "@media": {
    [beside]: {
      // The form gets its width before the flower.
      gridTemplateColumns: `minmax(0, 14rem) minmax(0, ${vars.width.form})`,
      gridTemplateRows: "auto 1fr",
      gridTemplateAreas: '"plate head" "plate form"',
      columnGap: `clamp(${space.xl}, 6vw, ${space.xxxl})`,
      justifyContent: "center",
      alignItems: "start",
      maxWidth: "none",
      paddingBlockStart: space.l,
    },
    [roomy]: { gridTemplateColumns: `minmax(0, 21rem) minmax(0, ${vars.width.form})` },
  },
});
export const head = style({ gridArea: "head", minWidth: 0 });
export const title = style({ fontSize: size.xxl });
export const lead = style({ marginBlockStart: space.xs, color: color.muted, fontSize: size.l, lineHeight: 1.4 });
export const plate = style({ gridArea: "plate" });
export const form = style({
  gridArea: "form",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  minWidth: 0,
  padding: `${space.l} clamp(${space.m}, 3vw, ${space.l})`,
  border: hairline,
  borderBlockStart: `3px solid ${color.accent}`,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  background: color.surface,
});
export const aside = style({ paddingBlockStart: space.m, borderBlockStart: hairline, color: color.muted });
