import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { keyboard, target } from "../primitives/measures";
import { beside } from "./Chats.css";
import { wash } from "./sheet.css";
import { compact } from "./theme.css";
import { caps, lead } from "./type.css";

const hairline = `1px solid ${vars.color.line}`;
const side = `clamp(${vars.space.s}, 3vw, ${vars.space.l})`;

const large = "(max-width: 15rem)";
const one = "(min-width: 15.01rem)";

export const conversation = style({
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  height: "100%",
  minHeight: 0,
  background: vars.color.sunken,
});

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  minWidth: 0,
  padding: `${vars.space.xs} ${side}`,
  background: vars.color.page,
  borderBlockEnd: hairline,
  "@container": { [large]: { flexWrap: "wrap" } },
});
export const back = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: target,
  height: target,
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  color: vars.color.muted,
  selectors: { "&:hover": { color: vars.color.accentText } },
  "@media": { [beside]: { display: "none" } },
});
export const person = style({
  display: "flex",
  // Large text moves the name below the picture, where there is room.
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s,
  flex: "1 1 auto",
  minWidth: 0,
  color: vars.color.text,
  textDecoration: "none",
  // The back link and the menu then stand above it.
  "@container": { [large]: { order: 1, flexBasis: "100%" } },
});
export const picture = style([
  wash,
  {
    position: "relative",
    isolation: "isolate",
    flex: "none",
    width: "2.75rem",
    height: "3.5rem",
    overflow: "hidden",
    "@media": {
      [beside]: { width: "3.25rem", height: "4.125rem" },
      [keyboard]: { width: "2.25rem", height: "2.75rem" },
    },
  },
]);
export const who = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  flex: "1 1 7rem",
  gap: "0.15rem",
  justifyItems: "start",
  minWidth: 0,
});
export const name = style({
  maxWidth: "100%",
  fontSize: "clamp(1.25rem, 1rem + 1vw, 1.75rem)",
  fontVariationSettings: '"opsz" 11',
  overflowWrap: "anywhere",
  paddingBlockEnd: "0.1em",
  selectors: { [`${person}:hover &`]: { color: vars.color.accentText } },
});
export const age = style({ color: vars.color.accentText, fontVariantNumeric: "lining-nums" });
export const place = style([
  lead,
  {
    fontSize: "0.9375rem",
    maxWidth: "100%",
    overflowWrap: "anywhere",
    // One line: the place is left out before the line is cut.
    "@container": { [one]: { blockSize: "1.45em", overflowY: "clip", whiteSpace: "nowrap" } },
  },
]);
globalStyle(`${place} > *`, { "@container": { [one]: { overflow: "hidden", textOverflow: "ellipsis" } } });
export const more = style({ marginInlineStart: "auto", flex: "none" });

export const scroller = style({
  display: "flex",
  // A reversed scroller begins at its end, with the newest message, without a script.
  flexDirection: "column-reverse",
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  backgroundImage: `radial-gradient(40rem 26rem at 100% 100%, color-mix(in srgb, ${vars.color.accent} 8%, transparent), transparent 72%)`,
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
});
export const days = style({
  display: "grid",
  gap: vars.space.l,
  width: "100%",
  maxWidth: "56rem",
  marginInline: "auto",
  padding: `${vars.space.m} ${side}`,
});
export const older = style({ justifySelf: "center" });
/** The note in a conversation without messages. */
export const quiet = style({
  display: "grid",
  gap: vars.space.xs,
  marginBlock: "auto",
  paddingBlock: vars.space.xl,
  textAlign: "center",
  color: vars.color.muted,
});
export const quietTitle = style({ fontFamily: vars.font.display, fontSize: vars.size.xl, color: vars.color.text });

export const day = style({ display: "grid", gap: vars.space.m });
export const dayLabel = style([
  caps,
  {
    display: "grid",
    gridTemplateColumns: "1fr auto 1fr",
    alignItems: "center",
    gap: vars.space.s,
    color: vars.color.muted,
    "::before": { content: "", borderBlockStart: hairline },
    "::after": { content: "", borderBlockStart: hairline },
  },
]);
export const messages = style({ display: "grid", gap: vars.space.s });

export const message = recipe({
  base: { display: "grid", gap: "0.2rem", maxWidth: "min(100%, 39rem)" },
  variants: {
    mine: {
      true: { justifySelf: "end", justifyItems: "end" },
      false: { justifySelf: "start", justifyItems: "start" },
    },
  },
});
export const bubble = recipe({
  base: { padding: `0.7rem ${vars.space.m}`, whiteSpace: "pre-line", overflowWrap: "anywhere", lineHeight: 1.45 },
  variants: {
    mine: {
      true: {
        background: vars.color.accentSoft,
        color: vars.color.onAccentSoft,
        borderInlineEnd: `2px solid ${vars.color.accent}`,
        borderRadius: "1.125rem 0 0 1.125rem",
      },
      false: {
        background: vars.color.raised,
        color: vars.color.text,
        borderInlineStart: `2px solid ${vars.color.border}`,
        borderRadius: "0 1.125rem 1.125rem 0",
      },
    },
  },
});
export const state = style({ color: vars.color.muted, fontSize: vars.size.xs, fontVariantNumeric: "tabular-nums" });

export const typing = style({
  selectors: { "&:empty": { position: "absolute" } },
  fontFamily: vars.font.display,
  fontStyle: "italic",
  color: vars.color.accentText,
});

export const composer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xxs,
  padding: `${vars.space.xs} ${side}`,
  background: vars.color.page,
  borderBlockStart: hairline,
  "@media": { [compact]: { paddingBlockEnd: `calc(${vars.space.xs} + env(safe-area-inset-bottom, 0px))` } },
});
