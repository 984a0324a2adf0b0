import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { wide } from "./theme.css";

const { color, space, size, radius, weight } = vars;
const line = `1px solid ${color.line}`;

/** The list beside the conversation. A phone shows one of the two. */
export const chats = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  height: "100%",
  "@media": { [wide]: { gridTemplateColumns: "22rem minmax(0, 1fr)" } },
});
export const list = style({
  minHeight: 0,
  overflowY: "auto",
  padding: space.m,
  borderInlineEnd: line,
  selectors: { "&[data-open]": { display: "none", "@media": { [wide]: { display: "block" } } } },
});
export const title = style({ fontSize: size.xl });
export const rows = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xxs });
export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: space.s,
  alignItems: "center",
  padding: space.xs,
  borderRadius: radius.control,
  color: color.text,
  textDecoration: "none",
  selectors: { "&:hover, &[aria-current]": { background: color.accentSoft, color: color.onAccentSoft } },
});
export const cut = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const name = style({ display: "flex", alignItems: "center", minWidth: 0, fontWeight: weight.bold });
export const small = style({
  color: color.muted,
  fontSize: size.s,
  selectors: { [`${row}:hover &, ${row}[aria-current] &`]: { color: "inherit" } },
});
export const preview = style([cut, small, { display: "block" }]);

/** Head, messages, composer: only the messages scroll, so that mark and price stay visible. */
export const conversation = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  height: "100%",
  minHeight: 0,
  background: color.sunken,
});
export const head = style({
  display: "flex",
  alignItems: "center",
  gap: space.s,
  padding: space.s,
  borderBlockEnd: line,
  background: color.surface,
});
export const back = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: "2.75rem",
  height: "2.75rem",
  color: color.text,
  "@media": { [wide]: { display: "none" } },
});
export const who = style({ flex: 1, minWidth: 0 });
export const person = style({ fontSize: size.l });
/** The column is reversed, so that the log opens at the newest message without a script. */
export const scroll = style({ display: "flex", flexDirection: "column-reverse", minHeight: 0, overflowY: "auto" });
export const log = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s, padding: space.m });
export const day = style({ color: color.muted, fontSize: size.s, fontWeight: weight.medium, textAlign: "center" });
export const messages = style({ display: "grid", gap: space.xs });
const said = {
  width: "fit-content",
  maxWidth: "80%",
  padding: space.s,
  borderRadius: radius.card,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
} as const;
export const mine = style({
  ...said,
  marginInlineStart: "auto",
  background: color.accentSoft,
  color: color.onAccentSoft,
});
export const theirs = style({ ...said, background: color.surface });
export const state = style({ fontSize: size.xs });
export const composer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xxs,
  padding: `${space.s} ${space.m} calc(${space.s} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: line,
  background: color.surface,
});
