import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const viewer = style({
  position: "fixed",
  inset: 0,
  width: "100%",
  height: "100dvh",
  maxWidth: "none",
  maxHeight: "none",
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.page,
  color: vars.color.text,
  selectors: {
    "&[open]": { display: "grid", gridTemplateRows: "minmax(0, 1fr) auto" },
    "&::backdrop": { background: vars.color.scrim },
  },
});
export const row = style({
  display: "flex",
  overflowX: "auto",
  overflowY: "hidden",
  scrollSnapType: "x mandatory",
  overscrollBehavior: "contain",
  scrollbarWidth: "none",
  "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
  ":focus-visible": { outlineOffset: "-4px" },
});
export const photo = style({
  flex: "0 0 100%",
  minWidth: 0,
  display: "grid",
  // The photo is at most as high as the row: a taller one would be cut at its foot.
  gridTemplateRows: "minmax(0, 1fr)",
  placeItems: "center",
  scrollSnapAlign: "start",
  scrollSnapStop: "always",
});
export const picture = style({ display: "block", width: "100%", height: "100%", objectFit: "contain" });
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.m,
  padding: `${vars.space.xs} ${vars.space.m}`,
  paddingBlockEnd: `max(${vars.space.xs}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
});
export const buttons = style({ display: "flex", gap: vars.space.xs, marginInlineStart: "auto" });
/** Fills its container, which may clip it, and takes the corners. The focus ring lies inside, on a background. */
export const opens = style({
  display: "block",
  width: "100%",
  height: "100%",
  borderRadius: "inherit",
  cursor: "zoom-in",
  selectors: {
    "&:not([href])": { cursor: "default" },
    "&:focus-visible": { position: "relative", outline: "none" },
    "&:focus-visible::after": {
      content: "",
      position: "absolute",
      zIndex: 1,
      inset: 0,
      borderRadius: "inherit",
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: "-4px",
      boxShadow: `inset 0 0 0 6px ${vars.color.page}`,
    },
  },
});
/** Blurs a photo beyond recognition but keeps its colours. */
export const blurred = style({ display: "block", width: "100%", height: "100%", filter: "blur(28px)" });
export const veiled = style([opens, { position: "relative", overflow: "hidden", cursor: "pointer" }]);
export const veil = style({
  position: "absolute",
  // A template may write over a picture's lower end.
  insetInline: 0,
  insetBlockStart: 0,
  display: "grid",
  padding: vars.space.s,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.s,
  textAlign: "center",
});
export const unveil = style({ textDecoration: "underline" });
