import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const note = style({
  position: "sticky",
  top: 0,
  zIndex: 40,
  margin: 0,
  padding: `${vars.space.xs} ${vars.space.m}`,
  textAlign: "center",
  color: vars.color.onAccentSoft,
  background: vars.color.accentSoft,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.size.s,
});

// A conversation is as high as the screen, so it gives up the note's height. Otherwise the note would cover its head
// once the page is scrolled to the composer.
globalStyle(`body:has(> ${note} ~ [data-layout=chat])`, {
  display: "flex",
  flexDirection: "column",
  height: "100dvh",
});
globalStyle(`body:has(> ${note}) > [data-layout=chat]`, {
  flex: "1 1 0",
  width: "100%",
  height: "auto",
  minHeight: "20rem",
});
