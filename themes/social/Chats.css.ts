import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { gutter } from "./shapes.css";
import { wide } from "./theme.css";

export const lay = style({
  flex: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr)",
  minHeight: 0,
  selectors: { "&[data-open]": { "@media": { "(max-width: 59.99rem)": { paddingInline: 0 } } } },
  "@media": {
    [wide]: {
      gridTemplateColumns: "minmax(0, clamp(22rem, 39vw, 26rem)) minmax(0, 1fr)",
      gap: vars.space.m,
      // As high as the screen allows on a full page.
      flex: "none",
      height: "calc(100dvh - 7.5rem)",
      selectors: { "[data-layout=chat] &": { flex: 1, height: "auto" } },
    },
  },
});

export const list = style({
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  minWidth: 0,
  selectors: { "[data-open] &": { "@media": { "(max-width: 59.99rem)": { display: "none" } } } },
  "@media": {
    [wide]: {
      padding: vars.space.s,
      overflowY: "auto",
      overscrollBehavior: "contain",
      background: vars.color.surface,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.low,
    },
  },
});
export const title = style({
  padding: `${vars.space.xs} ${vars.space.xs} ${vars.space.s}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.xxl,
  fontWeight: vars.weight.display,
  letterSpacing: "-0.015em",
  lineHeight: vars.leading.tight,
  "@media": { [wide]: { fontSize: vars.size.xl, paddingInline: vars.space.s } },
});
export const tools = style({
  padding: `0 ${vars.space.xs} ${vars.space.s}`,
  "@media": { [wide]: { paddingInline: vars.space.s } },
});
// The row of filters reaches the edges that clip it.
const beside = `calc(${gutter} + ${vars.space.xs})`;
const within = `calc(2 * ${vars.space.s})`;
globalStyle(`${tools} nav ul`, {
  marginInline: `calc(-1 * ${beside})`,
  paddingInline: beside,
  "@media": { [wide]: { marginInline: `calc(-1 * ${within})`, paddingInline: within } },
});
export const rest = style({ padding: vars.space.s, textAlign: "center" });
export const items = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xs,
  "@media": { [wide]: { gap: vars.space.xxs } },
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  padding: vars.space.s,
  borderRadius: vars.radius.picture,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: "none",
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    "&:hover": { background: vars.color.sunken },
    "&[aria-current]": { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
    "&:focus-visible": { outlineOffset: "-2px" },
  },
});
export const words = style({
  flex: 1,
  minWidth: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0.2rem",
});
const row = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space.xs,
  minWidth: 0,
});
const cut = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", minWidth: 0 });
// A time without room beside the name moves below it.
export const first = style([row, { flexWrap: "wrap", rowGap: 0 }]);
export const last = style([row, { alignItems: "center" }]);
export const name = style({
  display: "flex",
  alignItems: "center",
  minWidth: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.m,
});
export const at = style({ flex: "none", fontSize: vars.size.xs, color: vars.color.muted });
export const mark = style({ display: "flex" });
export const preview = style([cut, { fontSize: vars.size.s, color: vars.color.muted }]);
globalStyle(`${item}[data-unread] ${preview}`, { color: "inherit", fontWeight: vars.weight.medium });
globalStyle(`${item}[aria-current] :is(${at}, ${preview})`, { color: "inherit" });

export const open = style({
  minWidth: 0,
  minHeight: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr)",
  overflow: "hidden",
  background: vars.color.sunken,
  selectors: { ":not([data-open]) > &": { "@media": { "(max-width: 59.99rem)": { display: "none" } } } },
  "@media": { [wide]: { borderRadius: vars.radius.card } },
});
export const none = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: vars.space.xs,
  padding: vars.space.xl,
  textAlign: "center",
});
export const bloom = style({ width: "7rem", marginBlockEnd: vars.space.s });
export const noneText = style({ color: vars.color.muted, maxWidth: "30ch" });
