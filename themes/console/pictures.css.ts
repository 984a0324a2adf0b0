import { createVar, fallbackVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { ACCENT, LINE, PHONE, QUIET, RAISED } from "./console.css";

/** The blur that makes a picture unrecognisable. */
const STRONG = "blur(22px)";
/** The blur that leaves the subject recognisable, but no face. */
const LIGHT = "blur(7px)";

/** The filters of a blurred picture, before and while it is revealed. */
const [unseen, seen] = [createVar(), createVar()];
const UNSEEN = fallbackVar(unseen, STRONG);
const SEEN = fallbackVar(seen, "none");

function softening(blur: string, tone: string) {
  return { vars: { [unseen]: `${tone} ${blur}`.trim() || "none", [seen]: tone || "none" } };
}

/** An element around the pictures that does not affect the layout. */
export const softened = style({ display: "grid", gap: "20px", minWidth: 0 });

/** The filter of the pictures inside. */
export const coloured = styleVariants({ strong: STRONG, light: LIGHT, none: "" }, (blur) => softening(blur, ""));
export const grey = styleVariants({ strong: STRONG, light: LIGHT, none: "" }, (blur) =>
  softening(blur, "grayscale(1)"),
);

const FOCUSED = { outline: `2px solid ${ACCENT}`, outlineOffset: "2px" };

/** The hidden checkbox of a picture, which a press or the keyboard checks. */
export const peek = style({ position: "absolute", opacity: 0, width: "1px", height: "1px", margin: 0 });

export const picture = style({
  position: "relative",
  display: "block",
  width: "min(13rem, 100%)",
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
  filter: UNSEEN,
  selectors: {
    [`:is(${peek}:checked, ${peek}:focus) + &`]: { filter: SEEN },
    [`${picture}:hover &`]: { filter: SEEN },
  },
});

/** A column of parts, with more room between the parts than within. */
export const stack = style({ display: "grid", gap: "24px", minWidth: 0 });

/** Hides the list of keys on phones, which have no keyboard. */
export const keys = style({ "@media": { [PHONE]: { display: "none" } } });
/** The dialog with the list of keys. */
export const dialog = style({
  maxWidth: "min(44rem, calc(100vw - 32px))",
  padding: "16px 20px",
  border: `1px solid ${LINE}`,
  borderRadius: "10px",
  color: "inherit",
  background: RAISED,
  selectors: { "&[open]": { display: "grid", gap: "12px" } },
});

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

/** A grid of photos, each with its decision. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(13.5rem, 1fr))",
  gap: "14px",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [PHONE]: { gridTemplateColumns: "repeat(auto-fill, minmax(10rem, 1fr))", gap: "10px" } },
});

/** A row of small photos of one person. */
export const strip = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))",
  gap: "8px",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** A tile of a photo. Its parts align with those of the tile beside it, even if one photo has more text. */
export const tile = style({
  display: "grid",
  gridTemplateRows: "subgrid",
  gridRow: "span 5",
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
  // Uncropped, because forbidden content often stands at the edges.
  objectFit: "contain",
  filter: UNSEEN,
  selectors: {
    [`${peek}:checked + &`]: { filter: SEEN },
    [`${shot}:hover &`]: { filter: SEEN },
    [`${tile}:focus-within &`]: { filter: SEEN },
  },
});

/** A row of similar photos, each with a short text. */
export const alike = style({
  display: "grid",
  gap: "6px",
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: "12.5px",
});
globalStyle(`${alike} > div`, {
  display: "grid",
  gridTemplateColumns: "3.5rem minmax(0, 1fr)",
  alignItems: "start",
  gap: "8px",
  overflowWrap: "anywhere",
});
globalStyle(`${alike} > div > :only-child`, { gridColumn: "1 / -1" });

export const verdicts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(6rem, 1fr))",
  alignContent: "start",
  gap: "2px 6px",
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle(`${verdicts} legend`, { padding: 0, overflowWrap: "anywhere" });
globalStyle(`${verdicts} label`, {
  display: "inline-flex",
  alignItems: "center",
  gap: "4px",
  minHeight: "26px",
});
globalStyle(`${tile} select`, { minHeight: "32px", padding: "2px 6px" });

/** The bar stays at the foot of the window, so that operators can send the form from any position. */
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
globalStyle(`${bar} > *`, { "@media": { [PHONE]: { flex: "1 1 0", padding: "4px 8px", lineHeight: 1.2 } } });
