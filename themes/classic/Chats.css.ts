import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { gutter, hairline } from "./rules.css";
import { wide } from "./theme.css";

const { color, space, size, weight, motion } = vars;
const upToWide = "screen and (max-width: 59.99rem)";

export const panes = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [wide]: { gridTemplateColumns: "minmax(17rem, 22rem) minmax(0, 1fr)", minHeight: "100%" },
  },
});
export const full = style({ gridTemplateRows: "minmax(0, 1fr)", height: "100%" });

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  minWidth: 0,
  minHeight: 0,
  "@media": { [wide]: { borderInlineEnd: hairline } },
});
/** On a phone the open conversation replaces the list. */
export const behind = style({ "@media": { [upToWide]: { display: "none" } } });
export const title = style({
  padding: `${space.m} ${gutter} ${space.s}`,
  borderBlockEnd: hairline,
  fontFamily: vars.font.display,
  fontSize: size.xl,
  fontWeight: weight.display,
  letterSpacing: "-0.012em",
  lineHeight: vars.leading.tight,
  "@media": { [wide]: { paddingInline: space.m } },
});
export const head = style({ minWidth: 0 });
export const tools = style({
  padding: `${space.s} ${gutter}`,
  borderBlockEnd: hairline,
  "@media": { [wide]: { paddingInline: space.m } },
});
// The row of filters reaches the edges that clip it.
globalStyle(`${tools} nav ul`, {
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  "@media": { [wide]: { marginInline: `calc(-1 * ${space.m})`, paddingInline: space.m } },
});
export const rest = style({ padding: space.s, textAlign: "center" });
export const rows = style({ minHeight: 0, overflowY: "auto", overscrollBehavior: "contain" });
export const row = style({ borderBlockEnd: hairline });
export const link = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "3rem minmax(0, 1fr)",
  gap: space.s,
  padding: `${space.s} ${gutter}`,
  color: color.text,
  textDecoration: "none",
  transition: `background-color ${motion.quick} ${motion.ease}`,
  "@media": { [wide]: { paddingInline: space.m } },
  "::before": { content: '""', position: "absolute", insetBlock: 0, insetInlineStart: 0, width: "3px" },
  selectors: {
    "&:hover": { background: color.surface },
    "&:focus-visible": { outlineOffset: "-3px" },
    "&[aria-current=page]": { background: color.surface },
    "&[aria-current=page]::before": { background: color.accent },
  },
});
export const unread = style({});
export const face = style({
  alignSelf: "start",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: vars.radius.picture,
  outline: `1px solid ${color.line}`,
  outlineOffset: "-1px",
});
export const words = style({ display: "grid", gap: "0.125rem", minWidth: 0 });
// A time without room beside the name moves below it.
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.s,
  minWidth: 0,
});
const oneLine = { flex: 1, minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
export const name = style({
  display: "flex",
  alignItems: "center",
  flex: "1 1 auto",
  minWidth: 0,
  fontWeight: weight.medium,
});
export const at = style({
  flex: "none",
  color: color.muted,
  fontSize: size.xs,
  fontVariantNumeric: "tabular-nums",
  selectors: { [`${unread} &`]: { color: color.accentText, fontWeight: weight.medium } },
});
export const preview = style({
  ...oneLine,
  color: color.muted,
  fontSize: size.s,
  selectors: { [`${unread} &`]: { color: color.text, fontWeight: weight.medium } },
});
export const mark = style({ paddingBlockStart: space.xxs });

export const pane = style({ minWidth: 0, minHeight: 0 });
export const none = style({
  display: "none",
  "@media": {
    [wide]: {
      display: "grid",
      // The text stays at the top of the window, also beside a long list.
      alignContent: "start",
      justifyItems: "center",
      gap: space.xs,
      padding: `24vh ${space.xl} ${space.xl}`,
      color: color.muted,
      textAlign: "center",
    },
  },
});
export const noneTitle = style({ color: color.text });
export const nobody = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" });
