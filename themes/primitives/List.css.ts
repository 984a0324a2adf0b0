import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { breaking, hairline, target } from "./measures";

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const item = style({ selectors: { "& + &": { borderBlockStart: `${hairline} solid ${vars.color.line}` } } });

export const row = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: vars.space.s,
    rowGap: vars.space.xs,
    minHeight: `calc(${target} + ${vars.space.s})`,
    // The row's text aligns with the text around the list; its background extends on both sides.
    marginInline: `calc(-1 * ${vars.space.s})`,
    padding: vars.space.s,
    color: vars.color.text,
    textDecoration: "none",
    borderRadius: vars.radius.control,
  },
  variants: {
    link: {
      true: {
        transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
        selectors: {
          "&:hover": { background: vars.color.sunken },
          "&:focus-visible": { outlineOffset: "-2px" },
        },
      },
    },
    current: {
      true: {
        background: vars.color.accentSoft,
        color: vars.color.onAccentSoft,
        "@media": { "(forced-colors: active)": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
      },
    },
  },
});

export const leading = style({ display: "inline-flex", flex: "none" });
export const words = style({ flex: "1 1 6.5rem", ...breaking });
export const title = style({ display: "block", fontWeight: vars.weight.medium, lineHeight: vars.leading.tight });
export const text = recipe({
  base: { display: "block", paddingBlockStart: vars.space.xxs, fontSize: vars.size.s, lineHeight: 1.35 },
  variants: { current: { false: { color: vars.color.muted } } },
});
export const trailing = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xs,
  marginInlineStart: "auto",
  ...breaking,
  fontSize: vars.size.s,
  color: vars.color.muted,
});
