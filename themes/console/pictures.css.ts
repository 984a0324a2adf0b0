import { globalStyle, style } from "@vanilla-extract/css";
import { ACCENT, LINE, PHONE, QUIET, RAISED } from "./console.css";

/** Strong enough that nothing on it is made out. */
const BLURRED = "blur(22px)";
const FOCUSED = { outline: `2px solid ${ACCENT}`, outlineOffset: "2px" };

/** The box that a press on a picture checks: it is reached by the keyboard, and not shown. */
export const peek = style({ position: "absolute", opacity: 0, width: "1px", height: "1px", margin: 0 });

export const picture = style({
  position: "relative",
  display: "block",
  width: "min(20rem, 100%)",
  overflow: "hidden",
  borderRadius: "6px",
  background: RAISED,
  cursor: "pointer",
  selectors: {
    [`&:has(${peek}:checked)`]: { width: "100%" },
    [`&:has(${peek}:focus-visible)`]: FOCUSED,
  },
});

export const image = style({
  display: "block",
  width: "100%",
  minHeight: "4rem",
  filter: BLURRED,
  selectors: {
    [`:is(${peek}:checked, ${peek}:focus) + &`]: { filter: "none" },
    [`${picture}:hover &`]: { filter: "none" },
  },
});

/** Parts of a column, with more room between them than within. */
export const stack = style({ display: "grid", gap: "24px", minWidth: 0 });

/** A phone has no keys. */
export const keys = style({ "@media": { [PHONE]: { display: "none" } } });
export const keyList = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(14rem, 1fr))",
  gap: "4px 16px",
  margin: "8px 0 0",
});
globalStyle(`${keyList} > div`, { display: "flex", gap: "8px" });
globalStyle(`${keyList} dd`, { margin: 0 });
globalStyle(`${keyList} kbd`, {
  padding: "0 6px",
  border: `1px solid ${LINE}`,
  borderRadius: "4px",
  background: RAISED,
  font: "inherit",
});

export const talk = style({ margin: 0, padding: 0, listStyle: "none", display: "grid", gap: "1px" });
globalStyle(`${talk} > li`, { padding: "5px 10px", borderLeft: `3px solid ${LINE}`, overflowWrap: "anywhere" });
globalStyle(`${talk} p`, { margin: 0, whiteSpace: "pre-wrap" });
globalStyle(`${talk} small`, { color: QUIET });
export const marked = style({});
globalStyle(`${talk} > li${marked}`, { borderLeftColor: ACCENT, background: RAISED });

/** Photos side by side, each with what is decided about it. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(13.5rem, 1fr))",
  gap: "14px",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [PHONE]: { gridTemplateColumns: "repeat(auto-fill, minmax(10rem, 1fr))", gap: "10px" } },
});

export const tile = style({
  display: "grid",
  alignContent: "start",
  gap: "6px",
  minWidth: 0,
  padding: "6px",
  border: `1px solid ${LINE}`,
  borderRadius: "8px",
  selectors: { "&:focus-within": { borderColor: ACCENT, background: RAISED } },
});

export const shot = style({
  position: "relative",
  display: "block",
  overflow: "hidden",
  borderRadius: "4px",
  background: RAISED,
  cursor: "pointer",
  selectors: { [`&:has(${peek}:focus-visible)`]: FOCUSED },
});

export const shotImage = style({
  display: "block",
  width: "100%",
  aspectRatio: "1",
  objectFit: "cover",
  filter: BLURRED,
  selectors: {
    [`${peek}:checked + &`]: { filter: "none" },
    [`${shot}:hover &`]: { filter: "none" },
    [`${tile}:focus-within &`]: { filter: "none" },
  },
});

export const grey = style({});
globalStyle(`${grey} ${shotImage}`, { filter: `grayscale(1) ${BLURRED}` });
globalStyle(`${grey} :is(${shot}:hover, ${tile}:focus-within) ${shotImage}`, { filter: "grayscale(1)" });
globalStyle(`${grey} ${peek}:checked + ${shotImage}`, { filter: "grayscale(1)" });

export const verdicts = style({ display: "flex", flexWrap: "wrap", gap: "2px 10px", margin: 0, padding: 0, border: 0 });
globalStyle(`${verdicts} legend`, { padding: 0, overflowWrap: "anywhere" });
globalStyle(`${verdicts} label`, {
  display: "inline-flex",
  alignItems: "center",
  gap: "4px",
  minHeight: "26px",
});
globalStyle(`${tile} select`, { minHeight: "32px", padding: "2px 6px" });

/** At the foot of what is scrolled, so that a page of photos is sent from anywhere. */
export const bar = style({
  position: "sticky",
  bottom: 0,
  display: "flex",
  flexWrap: "wrap",
  gap: "8px",
  padding: "10px 0",
  background: "light-dark(#ffffff, #13161d)",
  borderTop: `1px solid ${LINE}`,
});
