import { globalStyle, style } from "@vanilla-extract/css";
import { LINE, PHONE, QUIET, RAISED } from "./console.css";

/** A table wider than its page scrolls inside. */
export const scroller = style({ overflowX: "auto" });

export const table = style({ width: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" });
globalStyle(`${table} th`, {
  padding: "4px 14px 4px 0",
  textAlign: "start",
  fontWeight: 500,
  fontSize: "12.5px",
  color: QUIET,
  whiteSpace: "nowrap",
  borderBottom: `1px solid ${LINE}`,
});
globalStyle(`${table} td`, {
  padding: "7px 14px 7px 0",
  verticalAlign: "top",
  borderBottom: `1px solid ${LINE}`,
});
globalStyle(`${table} :is(th, td):last-child`, { paddingRight: 0 });
globalStyle(`${table} tbody tr:hover`, { background: RAISED });

export const number = style({ textAlign: "end" });
globalStyle(`${table} ${number}`, { textAlign: "end" });

/** On a phone each row is a block: its subject, then the other cells with the names of their columns. */
const onPhones = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@media": { [PHONE]: rules } });

onPhones(`${table}, ${table} tbody`, { display: "block" });
onPhones(`${table} thead`, {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});
onPhones(`${table} tr`, {
  display: "flex",
  flexWrap: "wrap",
  gap: "2px 14px",
  padding: "9px 0",
  borderBottom: `1px solid ${LINE}`,
});
onPhones(`${table} td, ${table} td:last-child, ${table} td${number}`, {
  padding: 0,
  border: 0,
  minWidth: 0,
  maxWidth: "100%",
  textAlign: "start",
  overflowWrap: "anywhere",
});
onPhones(`${table} td:first-child:not(${number})`, { flex: "1 0 100%" });
/** A row whose first cell is a number, such as a score: the subject is in the second cell. */
onPhones(`${table} td${number}:first-child`, { flex: "0 0 2.5rem", fontWeight: 550 });
onPhones(`${table} td${number}:first-child + td`, { flex: "1 0 calc(100% - 4rem)", maxWidth: "calc(100% - 4rem)" });
onPhones(`${table} td:not(:first-child, ${number}:first-child + td)::before`, {
  content: "attr(data-name) ' '",
  color: QUIET,
  fontSize: "12.5px",
});
onPhones(`${table} td:is(:empty, :has(> ul:empty))`, { display: "none" });

export const timeline = style({ margin: 0, padding: 0, listStyle: "none", display: "grid" });
globalStyle(`${timeline} > li`, {
  display: "grid",
  gridTemplateColumns: "11rem minmax(0, 1fr)",
  gap: "2px 14px",
  padding: "7px 0",
  borderBottom: `1px solid ${LINE}`,
  overflowWrap: "anywhere",
  "@media": { [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
globalStyle(`${timeline} time`, { color: QUIET, fontVariantNumeric: "tabular-nums" });
