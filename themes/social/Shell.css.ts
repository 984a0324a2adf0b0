import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { folded, folding, keyboard, target } from "../primitives/measures";
import { barHeight, floor, inset, slim, tall } from "./bars.css";
import { gutter } from "./shapes.css";
import { wide } from "./theme.css";

const aboveBar = { paddingBlockEnd: `calc(${barHeight} + ${inset})` };
export const frame = style({
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  background: vars.color.page,
  "@media": {
    [tall]: { selectors: { "&[data-bar=navigation]:not([data-layout=chat])": aboveBar } },
    [slim]: { selectors: { "&[data-bar=doors]": aboveBar } },
  },
  selectors: {
    // As high as the screen, unless the screen is too low to read and write.
    "&[data-layout=stage]": { height: "max(100dvh, 34rem)", minHeight: 0 },
    "&[data-layout=chat]": { height: "max(100dvh, 24rem)", minHeight: 0 },
  },
});

globalStyle("html", { scrollPaddingBlock: `5rem calc(${barHeight} + 1rem)` });

export const notice = style({
  flex: "none",
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.m,
  background: vars.color.infoSoft,
  color: vars.color.onInfoSoft,
  fontSize: vars.size.xs,
  lineHeight: 1.35,
  textAlign: "center",
  textWrap: "balance",
});

export const header = style({
  flex: "none",
  zIndex: 20,
  "@media": {
    [wide]: { position: "sticky", insetBlockStart: 0, paddingBlock: vars.space.s },
  },
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${vars.space.s}`,
  minHeight: "3.75rem",
  "@media": {
    [wide]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
      // As wide as the content below.
      width: `calc(min(100%, ${vars.width.page}) - 2 * ${gutter})`,
      paddingInline: `${vars.space.l} ${vars.space.xs}`,
      background: vars.color.surface,
      borderRadius: vars.radius.pill,
      boxShadow: vars.shadow.low,
    },
  },
});
globalStyle(`[data-layout="chat"] ${bar}`, { "@media": { "(max-width: 59.99rem)": { minHeight: "3rem" } } });

// Folds while a member types on a phone.
globalStyle(`[data-layout="chat"] > :is(${header}, ${notice})`, { "@media": { [keyboard]: folding } });
globalStyle(`[data-layout="chat"]:has([data-writing]:focus) > :is(${header}, ${notice})`, {
  "@media": { [keyboard]: folded },
});

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  minWidth: 0,
  minHeight: "2.75rem",
  borderRadius: vars.radius.control,
  color: vars.color.accentText,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.l,
  textDecoration: "none",
});
globalStyle(`${brand} :is(img, svg)`, { height: "2.125rem", width: "auto", maxWidth: "100%" });

export const tools = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space.xs,
  marginInlineStart: "auto",
  minWidth: 0,
  "@media": { [wide]: { gridColumn: 3 } },
});

// A member's navigation leaves little room, so the language menu shows its globe alone.
globalStyle(`[data-bar] ${tools} > * > span:not(:only-child)`, {
  "@media": { "screen and (min-width: 60rem) and (max-width: 68rem)": { display: "none" } },
});

export const doors = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space.xs,
  "@media": {
    [slim]: { ...floor, alignItems: "center", paddingInline: vars.space.m },
  },
});
globalStyle(`${doors} > *`, { borderRadius: vars.radius.pill, "@media": { [slim]: { flex: "1 1 7rem" } } });

export const main = style({
  flex: "1 0 auto",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  paddingBlock: `${vars.space.xs} ${vars.space.xxl}`,
  selectors: {
    "&:focus": { outline: "none" },
    "[data-layout=chat] &, [data-layout=stage] &": {
      flex: "1 1 0",
      minHeight: 0,
      paddingBlock: 0,
      overflow: "hidden",
    },
    "[data-layout=empty] &, [data-layout=lander] &": { justifyContent: "center" },
  },
});

export const footer = style({
  flex: "none",
  paddingBlock: vars.space.l,
  background: vars.color.sunken,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
});

export const colophon = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space.xs} ${vars.space.l}`,
});
export const links = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.m, minWidth: 0 });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: target,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  borderRadius: vars.space.xs,
  selectors: {
    "&:hover": { color: vars.color.accentText, textDecoration: "underline", textUnderlineOffset: "0.25em" },
  },
});
export const language = style({ color: vars.color.text });
// Without a script the list of languages opens upwards, because only the bar is below.
globalStyle(`${language} details > div`, {
  insetBlock: "auto 100%",
  "@media": { "not all and (min-width: 60rem)": { insetInline: "0 auto" } },
});
export const company = style({ flexBasis: "100%", maxWidth: "60rem" });
