import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

export const opening = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `${vars.space.l} ${vars.space.xl}`,
  marginBlockEnd: vars.space.xl,
});
export const greeting = style({
  flex: "1 1 20rem",
  maxWidth: "14em",
  fontSize: vars.size.xxl,
  lineHeight: 1,
  letterSpacing: "-0.02em",
  overflowWrap: "anywhere",
});

export const news = style({ display: "flex", flexWrap: "wrap", gap: `${vars.space.xs} ${vars.space.s}` });
export const newsItem = style({
  borderInlineStart: `1px solid ${vars.color.border}`,
});
export const newsLink = style({
  display: "flex",
  alignItems: "end",
  gap: vars.space.xs,
  minHeight: "4.5rem",
  padding: `${vars.space.xs} ${vars.space.m}`,
  color: vars.color.text,
  textDecoration: "none",
  transition: `color ${vars.motion.quick} ${vars.motion.ease}, background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { "&:hover": { background: vars.color.accentSoft, color: vars.color.onAccentSoft } },
});

export const prompt = style({ marginBlockEnd: vars.space.xl });
export const more = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space.m,
  paddingBlockStart: vars.space.xl,
});
