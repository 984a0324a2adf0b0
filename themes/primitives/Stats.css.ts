import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { breaking, hairline } from "./measures";

const figures = { fontVariantNumeric: "tabular-nums" } as const;

export const stats = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
  gap: vars.space.m,
  margin: 0,
});
export const stat = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.xxs,
  minWidth: 0,
  padding: vars.space.m,
  border: `${hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});
export const label = style({
  ...breaking,
  color: vars.color.muted,
  fontSize: vars.size.s,
  lineHeight: vars.leading.tight,
});
export const value = style({
  ...breaking,
  ...figures,
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
});
export const note = style({ ...breaking, margin: 0, color: vars.color.muted, fontSize: vars.size.xs });

export const amounts = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", margin: 0 });
export const amount = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: vars.space.m,
    paddingBlock: vars.space.xs,
  },
  variants: {
    total: {
      true: {
        marginBlockStart: vars.space.xs,
        paddingBlockStart: vars.space.s,
        borderBlockStart: `${hairline} solid ${vars.color.border}`,
        fontSize: vars.size.l,
        fontWeight: vars.weight.bold,
      },
    },
  },
});
export const amountLabel = style(breaking);
export const amountValue = style({ ...figures, margin: 0, marginInlineStart: "auto", textAlign: "end" });
