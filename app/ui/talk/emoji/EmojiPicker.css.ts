import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "~/themes/contract.css";

export const picker = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  height: "min(20rem, 50vh)",
  padding: vars.space.xs,
});
export const search = style({
  flex: "0 0 auto",
  minHeight: "2.75rem",
  padding: `0 ${vars.space.s}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: `max(16px, ${vars.size.m})`,
});
export const viewport = style({ position: "relative", flex: "1 1 auto", overflowY: "auto", outline: "none" });
export const note = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  color: vars.color.muted,
});
export const list = style({ userSelect: "none" });
export const category = style({
  padding: vars.space.xxs,
  background: vars.color.raised,
  color: vars.color.muted,
  fontSize: vars.size.s,
});
export const emoji = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    flex: "1 1 0",
    height: "2.25rem",
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: "none",
    fontSize: "1.35rem",
    cursor: "pointer",
  },
  variants: {
    active: {
      // The emoji that Enter chooses. The focus stays in the search field.
      true: { background: vars.color.accentSoft, outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
    },
  },
});
