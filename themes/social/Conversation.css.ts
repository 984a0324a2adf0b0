import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { wide } from "./theme.css";

const large = "(max-width: 15rem)";

export const lay = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  minHeight: 0,
  height: "100%",
  containerType: "inline-size",
  background: vars.color.sunken,
});

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  padding: `${vars.space.xs} ${vars.space.s}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
  zIndex: 1,
  "@container": { [large]: { flexWrap: "wrap" } },
  "@media": { [wide]: { padding: `${vars.space.s} ${vars.space.l}` } },
});
export const back = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "2.75rem",
  height: "2.75rem",
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  selectors: { "&:hover": { background: vars.color.accentSoft, color: vars.color.onAccentSoft } },
  "@media": { [wide]: { display: "none" } },
});
export const face = style({
  flex: "none",
  // Large text on a small screen leaves room for the name alone.
  "@container": { [large]: { display: "none" } },
});
export const who = style({
  flex: 1,
  minWidth: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: "0.15rem",
  "@container": { [large]: { order: 1, flexBasis: "100%" } },
});
export const name = style({ maxWidth: "100%", fontSize: vars.size.l, lineHeight: vars.leading.tight });
export const nameLink = style({
  display: "block",
  color: "inherit",
  textDecoration: "none",
  borderRadius: vars.space.xs,
  selectors: { "&:hover": { color: vars.color.accentText } },
});
export const place = style({
  color: vars.color.muted,
  fontSize: vars.size.s,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
});
export const more = style({ flex: "none", marginInlineStart: "auto" });

// The column is reversed, so that the log opens at the newest message without a script.
export const scroll = style({
  display: "flex",
  flexDirection: "column-reverse",
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
});
export const log = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.m,
  width: "100%",
  maxWidth: "48rem",
  margin: "auto auto 0",
  padding: vars.space.m,
});
export const older = style({ display: "grid", justifyItems: "center" });
export const quiet = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.xs,
  padding: `${vars.space.l} ${vars.space.m}`,
  textAlign: "center",
});
export const quietTitle = style({
  marginBlockStart: vars.space.s,
  fontFamily: vars.font.display,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
});
export const quietText = style({ maxWidth: "34ch", color: vars.color.muted });
export const day = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s });
export const date = style({
  justifySelf: "center",
  padding: `${vars.space.xxs} ${vars.space.s}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.muted,
  fontFamily: vars.font.body,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
});
export const messages = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.xxs });

const side = style({ display: "grid", maxWidth: "min(100%, 37rem)", gap: vars.space.xxs });
export const mine = style([side, { justifySelf: "end", justifyItems: "end" }]);
export const theirs = style([side, { justifySelf: "start", justifyItems: "start" }]);

const words = style({
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.radius.picture,
  lineHeight: 1.4,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  textWrap: "wrap",
});
export const myWords = style([words, { background: vars.color.accent, color: vars.color.onAccent }]);
export const theirWords = style([
  words,
  { background: vars.color.surface, color: vars.color.text, boxShadow: vars.shadow.low },
]);
export const myTail = style({ borderEndEndRadius: vars.space.xxs });
export const theirTail = style({ borderEndStartRadius: vars.space.xxs });
export const when = style({
  paddingInline: vars.space.xs,
  paddingBlockEnd: vars.space.xs,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  lineHeight: vars.leading.tight,
});

const hop = keyframes({ "0%, 60%, 100%": { transform: "none" }, "30%": { transform: "translateY(-4px)" } });
export const typing = style({
  justifySelf: "start",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.radius.picture,
  borderEndStartRadius: vars.space.xxs,
  background: vars.color.surface,
  color: vars.color.muted,
  fontSize: vars.size.s,
});
export const dots = style({ display: "inline-flex", gap: "0.2rem" });
export const dot = style({
  width: "0.4rem",
  height: "0.4rem",
  borderRadius: vars.radius.pill,
  background: vars.color.accentText,
  animation: `${hop} 1200ms ease-in-out infinite`,
  selectors: {
    "&:nth-child(2)": { animationDelay: "140ms" },
    "&:nth-child(3)": { animationDelay: "280ms" },
  },
});

export const composer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xxs,
  padding: `${vars.space.xs} ${vars.space.s} calc(${vars.space.xs} + env(safe-area-inset-bottom, 0px))`,
  background: vars.color.surface,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
  "@media": {
    [wide]: { margin: vars.space.m, marginBlockStart: 0, padding: vars.space.s, borderRadius: vars.radius.card },
  },
});
