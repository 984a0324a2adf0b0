import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { wide } from "./theme.css";

const { color, space, size, weight } = vars;
const line = `1px solid ${color.line}`;
const room = { paddingInline: `clamp(${space.m}, 3vw, ${space.xl})` };

/** A column as high as the window. In the chat and stage layouts its content scrolls, not the page. */
export const frame = style({
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  selectors: {
    "&[data-layout=chat], &[data-layout=stage]": { "@media": { "(min-height: 30rem)": { height: "100dvh" } } },
  },
});
export const notice = style({
  ...room,
  paddingBlock: space.xs,
  background: color.infoSoft,
  color: color.onInfoSoft,
  fontSize: size.s,
  textAlign: "center",
});
export const header = style({
  ...room,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xs} ${space.m}`,
  paddingBlock: space.xs,
  borderBlockEnd: line,
  background: color.surface,
});
export const brand = style({
  height: "2.75rem",
  color: color.text,
  fontSize: size.l,
  fontWeight: weight.bold,
  lineHeight: "2.75rem",
  textDecoration: "none",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  marginInlineStart: "auto",
});
/** Its own line on a phone, part of the header if there is room. */
export const navigation = style({ width: "100%", "@media": { [wide]: { order: 0, width: "auto" } } });
export const items = style({ display: "flex", flexWrap: "wrap", gap: space.xxs });
export const item = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  minHeight: "2.75rem",
  paddingInline: space.xs,
  borderBlockEnd: "3px solid transparent",
  color: color.text,
  textDecoration: "none",
  selectors: {
    "&[aria-current=page]": { borderColor: color.accent, fontWeight: weight.bold },
    "&:hover": { color: color.accentText },
  },
});
export const main = style({
  flex: 1,
  minHeight: 0,
  selectors: { [`${frame}:not([data-layout=chat], [data-layout=stage]) &`]: { ...room, paddingBlock: space.l } },
});
export const footer = style({
  ...room,
  paddingBlock: space.l,
  borderBlockStart: line,
  color: color.muted,
  fontSize: size.s,
  // A conversation and a stage fill the whole window.
  selectors: {
    [`${frame}:is([data-layout=chat], [data-layout=stage]) &`]: {
      "@media": { "(min-height: 30rem)": { display: "none" } },
    },
  },
});
export const links = style({ display: "flex", flexWrap: "wrap", columnGap: space.m });
export const link = style({ display: "inline-block", paddingBlock: space.xs, color: "inherit" });
