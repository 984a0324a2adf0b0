import { style } from "@vanilla-extract/css";

// A colour of no template, so that the frame differs from the view.
const ink = "#1f2328";
const line = "1px solid #d0d7de";
const sans = "system-ui, sans-serif";

export const gallery = style({
  display: "grid",
  gridTemplate: '"head head" auto "list stage" minmax(0, 1fr) / 15rem minmax(0, 1fr)',
  height: "100vh",
  background: "#f6f8fa",
  color: ink,
  colorScheme: "light",
  fontFamily: sans,
  fontSize: "0.875rem",
  lineHeight: 1.4,
});
export const head = style({
  gridArea: "head",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: "0.5rem 1rem",
  padding: "0.75rem 1rem",
  borderBlockEnd: line,
  background: "#ffffff",
});
export const title = style({ font: `600 1.125rem/2rem ${sans}`, letterSpacing: 0 });
export const controls = style({ display: "flex", flexWrap: "wrap", gap: "0.5rem", flex: 1 });
export const control = style({ display: "grid", color: "#59636e", fontSize: "0.75rem" });
export const select = style({
  minHeight: "2rem",
  padding: "0 0.5rem",
  border: line,
  borderRadius: "0.25rem",
  background: "#ffffff",
  color: ink,
  font: `400 0.875rem ${sans}`,
});
export const button = style([select, { cursor: "pointer" }]);
export const list = style({ gridArea: "list", overflowY: "auto", padding: "1rem", borderInlineEnd: line });
export const group = style({
  margin: "1rem 0 0.25rem",
  color: "#59636e",
  font: `600 0.75rem/1.4 ${sans}`,
  letterSpacing: 0,
  ":first-child": { marginBlockStart: 0 },
});
export const link = style({
  display: "inline-block",
  paddingBlock: "0.2rem",
  color: "#0550ae",
  textDecoration: "none",
  selectors: { "&[aria-current]": { color: ink, fontWeight: 600 }, "&:hover": { textDecoration: "underline" } },
});
export const names = style({ listStyle: "none", margin: 0, padding: 0 });
export const states = style([names, { paddingInlineStart: "1rem", borderInlineStart: line }]);
export const stage = style({ gridArea: "stage", display: "grid", overflow: "auto", padding: "1rem" });
export const frame = style({ width: "100%", height: "100%", margin: "0 auto", border: line, background: "#ffffff" });
