import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { entering } from "./sheet.css";
import { narrow } from "./theme.css";

export const opening = style([
  entering,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    justifyContent: "space-between",
    gap: `${vars.space.l} ${vars.space.xl}`,
    marginBlockEnd: vars.space.xl,
    "@media": {
      [narrow]: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        rowGap: vars.space.m,
        marginBlockEnd: vars.space.l,
      },
    },
  },
]);
export const greeting = style({
  flex: "1 1 16rem",
  // Beside the news the greeting would take four lines.
  "@media": { "screen and (max-width: 74.99rem)": { flexBasis: "100%" } },
  maxWidth: "min(14em, 100%)",
  fontSize: vars.size.xxl,
  lineHeight: 1,
  letterSpacing: "-0.02em",
  // The value is not "anywhere", because words beside the news would break before the row wraps.
  overflowWrap: "break-word",
});

export const news = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.xs} ${vars.space.s}`,
  // The news items stand side by side on a phone, so that people are close to the top.
  "@media": { [narrow]: { display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))" } },
});
export const newsItem = style({
  borderInlineStart: `1px solid ${vars.color.border}`,
});
export const newsLink = style({
  display: "flex",
  alignItems: "end",
  gap: vars.space.xs,
  minHeight: "4.5rem",
  padding: `${vars.space.xs} ${vars.space.m}`,
  color: vars.color.text,
  textDecoration: "none",
  "@media": {
    [narrow]: {
      flexDirection: "column",
      alignItems: "start",
      minHeight: "3.5rem",
      padding: `${vars.space.xxs} ${vars.space.s}`,
    },
  },
  transition: `color ${vars.motion.quick} ${vars.motion.ease}, background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { "&:hover": { background: vars.color.accentSoft, color: vars.color.onAccentSoft } },
});

export const prompt = style({ marginBlockEnd: vars.space.xl });
export const more = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space.m,
  paddingBlockStart: vars.space.xl,
});
