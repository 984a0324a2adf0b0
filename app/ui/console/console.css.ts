import { globalStyle, style } from "@vanilla-extract/css";

const INK = "light-dark(#1d2230, #e6e8ee)";
const PAPER = "light-dark(#ffffff, #14171f)";
const LINE = "light-dark(#d9dce4, #2f3443)";

/** The console's own frame: it borrows nothing of a tenant's design. */
export const frame = style({
  margin: 0,
  minHeight: "100vh",
  colorScheme: "light dark",
  color: INK,
  background: PAPER,
  font: "15px/1.5 system-ui, sans-serif",
});

export const bar = style({ padding: "12px 20px", borderBottom: `1px solid ${LINE}`, fontWeight: 600 });
export const content = style({ maxWidth: "64rem", padding: "20px" });

globalStyle(`${bar} a, ${content} a`, { color: "inherit" });
globalStyle(`${content} h1`, { margin: "0 0 8px", fontSize: "20px", lineHeight: 1.3 });
