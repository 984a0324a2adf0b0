import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { entering, gutter } from "./sheet.css";
import { lead as leadType } from "./type.css";

const beside = "screen and (min-width: 60rem)";

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: "100%",
  "@media": { [beside]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});

export const opening = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  alignContent: "end",
  padding: `${vars.space.xl} ${gutter} ${vars.space.l}`,
  "@media": {
    // Stays in view while a longer form scrolls.
    [beside]: {
      position: "sticky",
      insetBlockStart: 0,
      alignSelf: "start",
      minHeight: "clamp(34rem, calc(100svh - 6.75rem), 60rem)",
      paddingBlockEnd: vars.space.xl,
    },
  },
});
export const motif = style({
  position: "absolute",
  zIndex: -1,
  insetBlockStart: "1rem",
  insetInlineEnd: "-3rem",
  width: "15rem",
  // The text stands on the petals here.
  opacity: 0.7,
  maskImage: "linear-gradient(100deg, transparent 14%, black 82%), linear-gradient(to top, transparent 8%, black 60%)",
  maskComposite: "intersect",
  "@media": {
    [beside]: {
      insetBlockStart: "auto",
      insetBlockEnd: "12%",
      insetInlineEnd: "auto",
      insetInlineStart: "50%",
      translate: "-50% 0",
      width: "min(32rem, 76%)",
      opacity: 1,
      maskImage: "linear-gradient(to top, transparent 6%, black 62%)",
    },
  },
});
globalStyle(`${motif} > svg`, { maxWidth: "none" });
export const words = style([
  entering,
  {
    display: "grid",
    gap: vars.space.s,
    width: "100%",
    // Aligned with the form below.
    maxWidth: vars.width.form,
    marginInline: "auto",
    "@media": { [beside]: { maxWidth: "32rem", marginInline: 0 } },
  },
]);
export const lead = style([leadType, { color: vars.color.text, "@media": { [beside]: { color: vars.color.muted } } }]);

export const sheet = style({
  display: "grid",
  alignContent: "center",
  padding: `${vars.space.l} ${gutter} ${vars.space.xl}`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.accent}`,
  "@media": {
    [beside]: {
      paddingBlock: vars.space.xl,
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.color.line}`,
      boxShadow: vars.shadow.high,
    },
  },
});
export const form = style({
  display: "grid",
  gap: vars.space.l,
  width: "100%",
  maxWidth: vars.width.form,
  marginInline: "auto",
});
export const aside = style({ paddingBlockStart: vars.space.m, borderBlockStart: `1px solid ${vars.color.line}` });
