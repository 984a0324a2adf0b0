import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { gutter, wash } from "./sheet.css";
import { caps } from "./type.css";

/** From this width on, the list and the open conversation stand side by side. */
export const beside = "screen and (min-width: 56rem)";
const hairline = `1px solid ${vars.color.line}`;

export const room = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    minHeight: 0,
    "@media": { [beside]: { gridTemplateColumns: "clamp(20.5rem, 30%, 25rem) minmax(0, 1fr)" } },
  },
  variants: {
    // Without conversations the text takes the whole width.
    alone: { true: { "@media": { [beside]: { gridTemplateColumns: "minmax(0, 1fr)" } } } },
    open: {
      true: { height: "100%" },
      false: { "@media": { [beside]: { minHeight: "100%" } } },
    },
  },
});

export const list = recipe({
  base: { minWidth: 0, paddingBlock: vars.space.l, "@media": { [beside]: { borderInlineEnd: hairline } } },
  variants: {
    open: {
      true: { display: "none", "@media": { [beside]: { display: "block", minHeight: 0, overflowY: "auto" } } },
      false: {},
    },
  },
});

export const title = style({
  paddingInline: gutter,
  marginBlockEnd: vars.space.m,
  fontFamily: vars.font.display,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.display,
  letterSpacing: "-0.01em",
  lineHeight: vars.leading.tight,
  fontVariationSettings: '"opsz" 14',
  "@media": { [beside]: { paddingInline: vars.space.l } },
});
export const tools = style({
  paddingInline: gutter,
  paddingBlockEnd: vars.space.m,
  "@media": { [beside]: { paddingInline: vars.space.l } },
});
// The row of filters reaches the edges that clip it.
globalStyle(`${tools} nav ul`, {
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  "@media": { [beside]: { marginInline: `calc(-1 * ${vars.space.l})`, paddingInline: vars.space.l } },
});
export const rest = style({ padding: vars.space.s, textAlign: "center" });
export const items = style({ borderBlockStart: hairline });
export const item = style({ borderBlockEnd: hairline });
export const link = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space.s,
  alignItems: "center",
  paddingBlock: vars.space.s,
  paddingInline: gutter,
  color: vars.color.text,
  textDecoration: "none",
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    "&:hover": { background: vars.color.surface },
    "&:focus-visible": { outlineOffset: "-3px" },
    "&[aria-current]": { background: vars.color.raised },
    "&[aria-current]::before": {
      content: "",
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: 0,
      width: "2px",
      background: vars.color.accent,
      boxShadow: `0 0 1rem 1px ${vars.color.accent}`,
    },
  },
  "@media": { [beside]: { paddingInline: vars.space.l } },
});
export const picture = style([
  wash,
  { position: "relative", isolation: "isolate", width: "3.75rem", height: "4.75rem", overflow: "hidden" },
]);
export const words = style({ display: "grid", gap: "0.2rem", justifyItems: "start", minWidth: 0 });
const line = {
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.s,
  width: "100%",
  minWidth: 0,
} as const;
// A time without room beside the name moves below it.
export const first = style({ ...line, alignItems: "baseline", flexWrap: "wrap", rowGap: 0 });
export const second = style({ ...line, alignItems: "center" });
export const name = style({
  display: "flex",
  alignItems: "center",
  minWidth: 0,
  fontFamily: vars.font.display,
  fontSize: "1.25rem",
  lineHeight: 1.15,
});
export const at = style([
  caps,
  { flex: "none", color: vars.color.muted, fontSize: "0.75rem", letterSpacing: "0.06em" },
]);
export const preview = recipe({
  base: {
    minWidth: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontSize: vars.size.s,
  },
  variants: {
    unread: { true: { color: vars.color.text, fontWeight: vars.weight.medium }, false: { color: vars.color.muted } },
  },
});

export const pane = recipe({
  base: { minWidth: 0, minHeight: 0 },
  variants: {
    open: {
      true: { height: "100%" },
      false: {
        display: "none",
        "@media": {
          [beside]: {
            display: "grid",
            placeItems: "center",
            position: "sticky",
            insetBlockStart: 0,
            maxHeight: "100dvh",
          },
        },
      },
    },
  },
});
