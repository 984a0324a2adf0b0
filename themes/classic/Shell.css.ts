import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { folded, folding, keyboard, largeText, wholeWord } from "../primitives/measures";
import { doubleRule, gutter, hairline } from "./rules.css";
import { narrow, wide } from "./theme.css";

const { color, space, size, weight, leading, motion } = vars;
const upToWide = "screen and (max-width: 59.99rem)";
const bottom = "env(safe-area-inset-bottom, 0px)";
/** The height of the bar at the foot of a phone, without the safe area. */
const barHeight = "3.75rem";

export const frame = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto",
  alignContent: "start",
  minHeight: "100dvh",
  selectors: {
    // The conversation fills the screen, unless the screen is too low.
    '&[data-layout="chat"], &[data-layout="stage"]': {
      gridTemplateRows: "auto auto minmax(0, 1fr)",
      height: "max(100dvh, 32rem)",
    },
    '&[data-layout="chat"]': { height: "max(100dvh, 24rem)" },
  },
});
globalStyle(`${frame}:not([data-layout="chat"], [data-layout="stage"]) > :last-child`, {
  minHeight: "calc(100dvh - 5rem)",
});

export const notice = style({
  gridColumn: 1,
  borderBlockEnd: hairline,
  background: color.sunken,
  color: color.muted,
  fontSize: size.xs,
  lineHeight: 1.35,
});
export const noticeWords = style({
  maxWidth: vars.width.page,
  marginInline: "auto",
  padding: `${space.xs} ${gutter}`,
  textWrap: "pretty",
});

export const masthead = style({
  position: "relative",
  zIndex: 20,
  gridColumn: 1,
  borderBlockEnd: doubleRule,
  background: color.page,
});
// Folds while a member types on a phone.
globalStyle(`${frame}[data-layout="chat"] > :is(${masthead}, ${notice})`, { "@media": { [keyboard]: folding } });
globalStyle(`${frame}[data-layout="chat"]:has([data-writing]:focus) > :is(${masthead}, ${notice})`, {
  "@media": { [keyboard]: folded },
});
export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: `0 ${space.s}`,
  maxWidth: vars.width.page,
  minHeight: "4.25rem",
  marginInline: "auto",
  paddingInline: gutter,
  "@media": { [upToWide]: { minHeight: "3.5rem" }, [narrow]: { flexWrap: "wrap" } },
  selectors: {
    [`${frame}[data-layout="chat"] &`]: { "@media": { [upToWide]: { minHeight: "3rem" } } },
  },
});
export const brand = style({
  marginInlineEnd: "auto",
  minWidth: 0,
  paddingBlock: space.xs,
  color: color.text,
  fontFamily: vars.font.display,
  fontWeight: 640,
  fontSize: "clamp(1.3125rem, 1.15rem + 0.6vw, 1.625rem)",
  lineHeight: leading.tight,
  letterSpacing: "-0.015em",
  textDecoration: "none",
  transition: `color ${motion.quick} ${motion.ease}`,
  ":hover": { color: color.accentText },
});
globalStyle(`${brand} svg`, { height: "2rem", width: "auto", maxWidth: "12rem" });
export const language = style({ display: "flex", flex: "none", color: color.muted });
export const account = style({ display: "flex", flex: "none" });
export const doors = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  "@media": {
    [narrow]: { order: 1, flex: "1 0 100%", borderBlockStart: hairline, paddingBlock: space.xs },
  },
});
globalStyle(`${doors} > *`, { "@media": { [narrow]: { flex: "1 1 0" } } });

export const body = style({
  gridColumn: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr) auto",
  width: "100%",
  maxWidth: vars.width.page,
  marginInline: "auto",
  selectors: {
    [`${frame}[data-rail] &`]: {
      "@media": {
        [wide]: { gridTemplateColumns: "13.5rem minmax(0, 1fr)" },
        [upToWide]: { paddingBlockEnd: `calc(${barHeight} + ${bottom})` },
      },
    },
    [`${frame}[data-layout="stage"] &`]: { minHeight: 0, gridTemplateRows: "minmax(0, 1fr)" },
    [`${frame}[data-rail][data-layout="chat"] &`]: {
      minHeight: 0,
      gridTemplateRows: "minmax(0, 1fr)",
      "@media": {
        [wide]: { gridTemplateColumns: "5.5rem minmax(0, 1fr)" },
        [upToWide]: { paddingBlockEnd: 0 },
      },
    },
  },
});

// Keyboard focus scrolls an element clear of the bar.
globalStyle("html", {
  "@media": { [upToWide]: { scrollPaddingBlockEnd: `calc(${barHeight} + ${bottom} + ${space.m})` } },
});

export const main = style({
  minWidth: 0,
  selectors: {
    "&:focus": { outline: "none" },
    [`${frame}[data-rail] &`]: { "@media": { [wide]: { gridColumn: 2, borderInlineStart: hairline } } },
    [`${frame}[data-layout="stage"] &`]: { minHeight: 0, overflow: "hidden" },
    [`${frame}[data-layout="chat"] &`]: {
      minHeight: 0,
      "@media": { [wide]: { borderInlineEnd: hairline } },
    },
  },
});

export const navigation = style({
  "@media": {
    [wide]: {
      gridRow: "1 / -1",
      position: "sticky",
      insetBlockStart: 0,
      alignSelf: "start",
      paddingBlock: space.l,
      // Aligns the links with the brand above.
      paddingInlineStart: `calc(${gutter} - ${space.s})`,
    },
    [upToWide]: {
      position: "fixed",
      zIndex: 30,
      insetInline: 0,
      insetBlockEnd: 0,
      containerType: "inline-size",
      paddingBlockEnd: bottom,
      paddingInline: "env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)",
      background: color.surface,
      borderBlockStart: hairline,
    },
  },
  selectors: {
    [`${frame}[data-layout="chat"] &`]: {
      "@media": { [wide]: { paddingInline: space.xxs, paddingBlock: space.s }, [upToWide]: { display: "none" } },
    },
  },
});
export const items = style({
  "@media": {
    [wide]: { display: "grid", gap: space.xxs },
    [upToWide]: { display: "flex", maxWidth: "36rem", marginInline: "auto" },
  },
  "@container": { [largeText]: { flexWrap: "wrap" } },
});
export const slot = style({ minWidth: 0, flex: "1 1 0", "@container": { [largeText]: wholeWord } });

const stacked = {
  flexDirection: "column",
  justifyContent: "center",
  gap: "0.1875rem",
  paddingInline: "1px",
  // Nine letters fit one line of a fifth of 320 px.
  fontSize: "clamp(0.6875rem, 3.4vw, 0.8125rem)",
  textAlign: "center",
} as const;
export const item = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  color: color.muted,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  textDecoration: "none",
  transition: `color ${motion.quick} ${motion.ease}, background-color ${motion.quick} ${motion.ease}`,
  "::before": { content: '""', position: "absolute", background: "transparent" },
  "@media": {
    [wide]: {
      gap: space.s,
      minHeight: "2.75rem",
      paddingInline: space.s,
      "::before": { insetBlock: "0.5rem", insetInlineStart: 0, width: "3px" },
    },
    [upToWide]: {
      ...stacked,
      minHeight: barHeight,
      "::before": { insetBlockStart: "-1px", insetInline: "22%", height: "3px" },
    },
  },
  "@container": { [largeText]: { minHeight: `calc(${barHeight} / 2)`, paddingInline: space.xxs } },
  selectors: {
    "&:hover": { color: color.accentText },
    "&:active": { background: color.accentSoft },
    "&:focus-visible": { outlineOffset: "-3px" },
    "&[aria-current=page]": { color: color.text, fontWeight: weight.bold },
    "&[aria-current=page]::before": { background: color.accent },
    [`${frame}[data-layout="chat"] &`]: { "@media": { [wide]: { ...stacked, minHeight: "3.75rem" } } },
  },
});
export const icon = style({
  flex: "none",
  selectors: { [`${item}[aria-current=page] &`]: { color: color.accentText } },
});
export const label = style({
  minWidth: 0,
  maxWidth: "100%",
  hyphens: "auto",
  "@container": { [largeText]: { ...wholeWord, maxWidth: "none" } },
});
// The badge stands beside the icon, and stays on the screen in large text.
const badgeStart = "min(50% + 0.5rem, 100% - 1.75rem)";
export const badge = style({
  "@media": {
    [wide]: { marginInlineStart: "auto" },
    [upToWide]: { position: "absolute", insetBlockStart: "0.25rem", insetInlineStart: badgeStart },
  },
  // The badge is at most as large as its icon, and does not cover the label.
  "@container": {
    [largeText]: { insetBlockStart: 0, insetInlineStart: "calc(50% + 2px)", scale: "0.55", transformOrigin: "0 0" },
  },
  selectors: {
    [`${frame}[data-layout="chat"] &`]: {
      position: "absolute",
      insetBlockStart: "0.25rem",
      insetInlineStart: badgeStart,
    },
  },
});

export const footer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s} ${space.l}`,
  minWidth: 0,
  marginInline: gutter,
  paddingBlock: `${space.s} ${space.m}`,
  borderBlockStart: doubleRule,
  color: color.muted,
  fontSize: size.xs,
  selectors: {
    [`${frame}[data-rail] &`]: {
      "@media": { [wide]: { gridColumn: 2, marginInline: 0, paddingInline: gutter, borderInlineStart: hairline } },
    },
  },
});
// Columns of a fixed width: no link moves when the font arrives.
const column = "9.75rem";
const columnOfPhone = "8rem";
globalStyle(`${footer} > nav`, { flex: "1 0 100%", minWidth: 0 });
export const links = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${column}, 100%), 1fr))`,
  columnGap: space.m,
  "@media": { [narrow]: { gridTemplateColumns: `repeat(auto-fill, minmax(min(${columnOfPhone}, 100%), 1fr))` } },
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  lineHeight: 1.35,
  // Makes the shortest label ("Prix") wide enough for a finger, without moving it.
  paddingInline: "3px",
  marginInline: "-3px",
  color: color.muted,
  textDecoration: "none",
  ":hover": { color: color.accentText, textDecoration: "underline", textUnderlineOffset: "0.25em" },
});
export const company = style({ flex: "1 1 0", minWidth: "min(16rem, 100%)" });
