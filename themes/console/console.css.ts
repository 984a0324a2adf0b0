import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const INK = "light-dark(#1b1f2a, #e7e9ef)";
export const QUIET = "light-dark(#5b6272, #9aa1b2)";
const PAPER = "light-dark(#ffffff, #13161d)";
export const RAISED = "light-dark(#f6f7f9, #1a1e27)";
export const LINE = "light-dark(#dfe2e8, #2b303c)";
const EDGE = "light-dark(#868d9c, #6f7686)";
export const ACCENT = "light-dark(#6a2c91, #c79be6)";
const ON_ACCENT = "light-dark(#ffffff, #1d1026)";
const GOOD = "light-dark(#0e6b46, #63c79a)";
const WARN = "light-dark(#8a5200, #e5b25e)";
const BAD = "light-dark(#a5192c, #f08a97)";
export const PHONE = "(max-width: 799px)";
/** The width up to which the bar leaves no room for two columns. */
const NARROW = "(max-width: 1023px)";

/** The link that skips the bar. Visible with keyboard focus only. */
export const skip = style({
  position: "absolute",
  top: "-100px",
  left: "8px",
  zIndex: 1,
  padding: "8px 14px",
  borderRadius: "6px",
  color: ON_ACCENT,
  background: ACCENT,
  selectors: { "&:focus": { top: "8px" } },
});

/** The frame of the console, which has its own dense and calm design, without a tenant's colours. */
export const frame = style({
  margin: 0,
  minHeight: "100vh",
  display: "grid",
  gridTemplateColumns: "13rem minmax(0, 1fr)",
  colorScheme: "light dark",
  color: INK,
  background: PAPER,
  font: "14px/1.45 system-ui, sans-serif",
  "@media": { [PHONE]: { display: "block" } },
});

/** A page before sign-in has no bar. */
export const bare = style({ display: "block" });

export const side = style({
  position: "sticky",
  top: 0,
  height: "100vh",
  boxSizing: "border-box",
  padding: "14px 10px",
  display: "flex",
  flexDirection: "column",
  gap: "14px",
  background: RAISED,
  borderRight: `1px solid ${LINE}`,
  "@media": {
    [PHONE]: {
      position: "static",
      height: "auto",
      flexDirection: "row",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "4px 12px",
      padding: "8px 12px",
      borderRight: 0,
      borderBottom: `1px solid ${LINE}`,
    },
  },
});

export const brand = style({ padding: "4px 8px", fontWeight: 650, textDecoration: "none", color: INK });

/** The links of the bar. On a phone they are a row that scrolls, beginning with the current page. */
export const pages = style({
  minWidth: 0,
  "@media": { [PHONE]: { order: 3, width: "100%", overflowX: "auto", scrollbarWidth: "none" } },
});

export const nav = style({
  display: "grid",
  gap: "1px",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [PHONE]: { display: "flex" } },
});
globalStyle(`${nav} > li:has([aria-current])`, { "@media": { [PHONE]: { order: -1 } } });

export const navLink = style({
  display: "flex",
  justifyContent: "space-between",
  minHeight: "32px",
  alignItems: "center",
  padding: "0 8px",
  borderRadius: "6px",
  color: INK,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: LINE },
    '&[aria-current="page"]': { background: LINE, fontWeight: 600 },
  },
  "@media": { [PHONE]: { minHeight: "40px", gap: "6px", whiteSpace: "nowrap" } },
});

export const who = style({
  marginTop: "auto",
  display: "grid",
  gap: "4px",
  padding: "0 8px",
  color: QUIET,
  fontSize: "12.5px",
  overflowWrap: "anywhere",
  "@media": { [PHONE]: { marginTop: 0, marginLeft: "auto", display: "flex", alignItems: "center", gap: "10px" } },
});

export const content = style({
  maxWidth: "76rem",
  padding: "20px 24px 60px",
  display: "grid",
  gap: "20px",
  alignContent: "start",
  justifyItems: "stretch",
  "@media": { [PHONE]: { padding: "14px 12px 40px" } },
});

export const narrow = style({ maxWidth: "30rem" });

export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "4px 16px" });
export const title = style({ margin: 0, fontSize: "19px", lineHeight: 1.3, fontWeight: 650, overflowWrap: "anywhere" });
export const section = style({ display: "grid", gap: "10px", minWidth: 0 });
export const subtitle = style({ margin: 0, fontSize: "14px", fontWeight: 650 });
export const quiet = style({ margin: 0, color: QUIET });
export const text = style({ margin: 0, maxWidth: "44rem", overflowWrap: "anywhere" });
export const quoted = style({
  margin: 0,
  padding: "8px 12px",
  borderLeft: `3px solid ${LINE}`,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
export const code = style({ fontFamily: "ui-monospace, monospace", fontSize: "12.5px", overflowWrap: "anywhere" });

/** A code such as an id, which does not break. */
export const word = style([code, { whiteSpace: "nowrap" }]);

export const qr = style({ width: "12rem", height: "12rem", padding: "6px", background: "#ffffff", fill: "#000000" });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
  gap: "24px",
  alignItems: "start",
  "@media": { [NARROW]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const facts = style({
  display: "grid",
  gridTemplateColumns: "fit-content(55%) minmax(0, 1fr)",
  gap: "5px 16px",
  margin: 0,
});
export const pair = style({ display: "contents" });
globalStyle(`${facts} dt`, { minWidth: "7rem", color: QUIET, "@media": { [PHONE]: { minWidth: 0 } } });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: "anywhere" });

export const form = style({ display: "grid", gap: "14px", maxWidth: "34rem" });
export const row = style({ display: "flex", flexWrap: "wrap", gap: "8px", alignItems: "end" });
/** Buttons beside a short text. On a phone they stand below it. */
export const line = style({ display: "flex", flexWrap: "wrap", gap: "8px", alignItems: "center" });
globalStyle(`${line} > span`, { "@media": { [PHONE]: { flex: "1 0 100%" } } });
export const wide = style({ flex: "1 1 22rem" });
export const field = style({ display: "grid", gap: "4px", minWidth: 0 });
export const checks = style({ display: "grid", gap: "6px", margin: 0, padding: 0, border: 0, minWidth: 0 });
export const radio = style({
  display: "flex",
  alignItems: "center",
  gap: "8px",
  minHeight: "26px",
  "@media": { [PHONE]: { minHeight: "40px" } },
});
globalStyle(`${checks} legend`, { padding: 0, marginBottom: "6px" });
globalStyle(`${radio} kbd`, {
  padding: "0 6px",
  border: `1px solid ${LINE}`,
  borderRadius: "4px",
  background: RAISED,
  color: QUIET,
  font: "inherit",
  fontSize: "12px",
  "@media": { [PHONE]: { display: "none" } },
});
export const label = style({ fontWeight: 550 });
export const hint = style({ margin: 0, color: QUIET, fontSize: "12.5px" });
export const wrong = style({ margin: 0, color: BAD, fontWeight: 550 });
export const input = style({
  boxSizing: "border-box",
  width: "100%",
  minHeight: "36px",
  padding: "6px 10px",
  color: INK,
  background: PAPER,
  border: `1px solid ${EDGE}`,
  borderRadius: "6px",
  font: "inherit",
  selectors: { '&[aria-invalid="true"]': { borderColor: BAD } },
  "@media": { [PHONE]: { minHeight: "44px", fontSize: "16px" } },
});

const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "6px",
  boxSizing: "border-box",
  minHeight: "36px",
  padding: "0 14px",
  border: `1px solid ${EDGE}`,
  borderRadius: "6px",
  color: INK,
  background: PAPER,
  font: "inherit",
  fontWeight: 550,
  textDecoration: "none",
  cursor: "pointer",
  selectors: { "&:hover": { background: RAISED } },
  "@media": { [PHONE]: { minHeight: "44px" } },
});

export const buttons = styleVariants({
  plain: [button],
  main: [
    button,
    {
      color: ON_ACCENT,
      background: ACCENT,
      borderColor: ACCENT,
      selectors: { "&:hover": { background: ACCENT, filter: "brightness(1.08)" } },
    },
  ],
  danger: [button, { color: BAD, borderColor: BAD }],
});

/** A button that reads as a link. */
export const plainButton = style({
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textDecoration: "underline",
  cursor: "pointer",
  minHeight: "24px",
});

const badge = style({
  display: "inline-block",
  padding: "0 7px",
  borderRadius: "999px",
  border: "1px solid currentColor",
  fontSize: "12px",
  lineHeight: "18px",
  whiteSpace: "nowrap",
});

export const badges = styleVariants({
  plain: [badge, { color: QUIET }],
  good: [badge, { color: GOOD }],
  warn: [badge, { color: WARN }],
  bad: [badge, { color: BAD }],
});

const notice = style({
  margin: 0,
  padding: "10px 14px",
  maxWidth: "44rem",
  borderRadius: "6px",
  background: RAISED,
  borderLeft: "3px solid currentColor",
  overflowWrap: "anywhere",
});

export const notices = styleVariants({
  plain: [notice, { borderLeftColor: EDGE }],
  good: [notice, { borderLeftColor: GOOD }],
  warn: [notice, { borderLeftColor: WARN }],
  bad: [notice, { borderLeftColor: BAD }],
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 16px",
});
export const lines = style({ display: "grid", gap: "4px", margin: 0, padding: 0, listStyle: "none", minWidth: 0 });

export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

globalStyle(`${content} p`, { marginBlock: 0 });
globalStyle(`:is(${content}, ${who}) a`, { color: ACCENT });
globalStyle(`${content} a[aria-current]`, { color: "inherit", fontWeight: 650, textDecoration: "none" });
globalStyle(`${content} :is(${buttons.plain}, ${buttons.danger})[href]`, { color: "inherit" });
globalStyle(`${content} ${buttons.main}[href]`, { color: ON_ACCENT });
globalStyle(`${frame} :focus-visible`, { outline: `2px solid ${ACCENT}`, outlineOffset: "2px" });
globalStyle(`${frame} ${content}:focus-visible`, { outline: "none" });
