import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { breaking, hairline } from "./measures";

const unscripted = "(scripting: none)";
const phone = "screen and (max-width: 33.99rem)";
const hintLeading = 1.35;
const lines = `2 * ${vars.size.m} * ${vars.leading.body} + 4 * ${vars.size.s} * ${hintLeading}`;
/**
 * The height on a phone, with room for two lines of the prompt and four of the hint. The font that loads late wraps
 * both differently.
 */
const phoneHeight = `calc(3rem + 2 * ${vars.space.l} + 2 * ${vars.space.xs} + 4px + ${lines})`;

export const drop = style({ position: "relative", display: "grid" });

/** Covers the whole field, invisible, and takes clicks and drops. Without a script it shows the chosen names. */
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
  zIndex: 1,
  selectors: { "&:disabled": { cursor: "not-allowed" } },
  "@media": {
    [unscripted]: { position: "static", height: "auto", opacity: 1, paddingBlock: vars.space.s, order: 1 },
  },
});

export const face = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "center",
    justifyItems: "center",
    ...breaking,
    gap: vars.space.xs,
    padding: vars.space.l,
    border: `2px dashed ${vars.color.border}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    textAlign: "center",
    transitionProperty: "background-color, border-color, color",
    transitionDuration: vars.motion.quick,
    "@media": { [phone]: { minHeight: phoneHeight, paddingInline: vars.space.m } },
    selectors: {
      [`${input}:hover:not(:disabled) + &`]: { borderColor: vars.color.accentText },
      [`${input}:focus-visible + &`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
      [`${input}[aria-invalid=true] + &`]: { borderColor: vars.color.danger },
      [`${input}:disabled + &`]: { opacity: 0.6 },
    },
  },
  variants: {
    over: {
      true: { background: vars.color.accentSoft, borderColor: vars.color.accentText, borderStyle: "solid" },
    },
  },
});
export const mark = style({
  display: "grid",
  placeItems: "center",
  width: "3rem",
  height: "3rem",
  borderRadius: "50%",
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});
export const prompt = style({ color: vars.color.accentText, fontWeight: vars.weight.medium });
export const hint = style({
  color: vars.color.muted,
  fontSize: vars.size.s,
  lineHeight: hintLeading,
  textWrap: "balance",
});

export const files = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))",
  gap: vars.space.s,
  paddingBlockStart: vars.space.xs,
});
export const file = style({ display: "grid", gap: vars.space.xxs, alignContent: "start", minWidth: 0 });
export const frame = recipe({
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    aspectRatio: "1",
    overflow: "hidden",
    borderRadius: vars.radius.picture,
    background: vars.color.sunken,
    color: vars.color.muted,
    boxShadow: `inset 0 0 0 ${hairline} ${vars.color.line}`,
  },
  variants: {
    state: {
      here: {},
      coming: {},
      refused: { outline: `2px solid ${vars.color.danger}`, outlineOffset: "-2px" },
    },
  },
});
export const picture = recipe({
  base: { width: "100%", height: "100%", objectFit: "cover" },
  variants: { state: { here: {}, coming: { opacity: 0.55 }, refused: { opacity: 0.35 } } },
});
export const remove = style({ position: "absolute", insetBlockStart: vars.space.xxs, insetInlineEnd: vars.space.xxs });
export const name = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: vars.color.muted,
  fontSize: vars.size.xs,
});
export const error = style({
  ...breaking,
  color: vars.color.danger,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
});
