import { style } from "@vanilla-extract/css";

export const panel = style({
  position: "fixed",
  zIndex: 100,
  insetBlockStart: "0.5rem",
  insetInline: "0.5rem auto",
  display: "flex",
  flexWrap: "wrap",
  gap: "0.25rem",
  padding: "0.375rem",
  borderRadius: "0.5rem",
  background: "#1f2328",
  color: "#ffffff",
  font: "400 0.8125rem system-ui, sans-serif",
});
export const button = style({
  minHeight: "2rem",
  padding: "0 0.625rem",
  border: 0,
  borderRadius: "0.25rem",
  background: "#3d444d",
  color: "#ffffff",
  font: "inherit",
  cursor: "pointer",
});
export const link = style([button, { display: "inline-grid", placeItems: "center", textDecoration: "none" }]);
