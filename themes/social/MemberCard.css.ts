import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

const inner = vars.space.xs;
const likeSize = "3.25rem";

export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr auto",
  padding: inner,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.low,
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}, box-shadow ${vars.motion.slow}`,
  selectors: {
    "&:hover": { transform: "translateY(-4px)", boxShadow: vars.shadow.high },
    "&:has(h3 a:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "3px" },
  },
});

// The corner under the heart is rounder: the picture is a petal, and makes room.
export const picture = style({
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: vars.radius.picture,
  borderEndEndRadius: `calc(${vars.radius.picture} * 2.6)`,
});
globalStyle(`${picture} img`, { transition: `transform ${vars.motion.slow} ${vars.motion.ease}` });
globalStyle(`${card}:hover ${picture} img`, { transform: "scale(1.05)" });

export const words = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.xxs,
  padding: `${vars.space.s} ${vars.space.xs} ${vars.space.xs}`,
  minWidth: 0,
});
export const name = style({
  fontSize: `clamp(${vars.size.m}, 2.2vw, 1.25rem)`,
  overflowWrap: "anywhere",
  textWrap: "wrap",
});
export const link = style({
  color: "inherit",
  textDecoration: "none",
  overflow: "hidden",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  outline: "none",
  selectors: {
    "&:focus-visible": { outline: "none" },
    // The whole card leads to the person; what stands above it has its own layer.
    "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: vars.radius.card },
  },
});
export const place = style({
  display: "flex",
  gap: vars.space.xxs,
  color: vars.color.muted,
  fontSize: vars.size.s,
  lineHeight: 1.3,
});
export const pin = style({ flex: "none", paddingBlockStart: "0.15em" });

export const marks = style({
  position: "absolute",
  insetBlockStart: `calc(${inner} * 2)`,
  insetInline: `calc(${inner} * 2)`,
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xxs,
  pointerEvents: "none",
});
export const language = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.35em",
  padding: `0.35em ${vars.space.xs}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
});

// Laid over the picture's square, at its lower end corner.
export const like = style({
  position: "absolute",
  insetBlockStart: inner,
  insetInline: inner,
  aspectRatio: "1",
  display: "grid",
  placeItems: "end",
  pointerEvents: "none",
});
// At the start corner, across from the heart.
export const more = style([like, { placeItems: "end start", padding: vars.space.xxs }]);
globalStyle(`${more} a`, { background: vars.color.surface, borderRadius: vars.radius.pill });
globalStyle(`${like} > *, ${more} > *`, { pointerEvents: "auto" });
globalStyle(`${like} button`, {
  width: likeSize,
  height: likeSize,
  borderColor: "transparent",
  background: vars.color.surface,
  color: vars.color.accentText,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.low}`,
});
globalStyle(`${like} button:hover`, { background: vars.color.accentSoft, color: vars.color.onAccentSoft });
globalStyle(`${like} button[aria-pressed="true"]`, {
  background: vars.color.accent,
  color: vars.color.onAccent,
  boxShadow: vars.shadow.low,
});
globalStyle(`${like} button[aria-pressed="true"] svg`, { fill: "currentColor" });

export const actions = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xxs,
});
globalStyle(`${actions} > *`, { flex: "1 1 auto", minWidth: 0 });
globalStyle(`${actions} :is(a, button)`, {
  width: "100%",
  hyphens: "auto",
  "@container": {
    "(max-width: 12rem)": { gap: vars.space.xxs, paddingInline: vars.space.xxs, fontSize: vars.size.xs },
  },
});
