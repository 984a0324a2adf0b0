import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

/** Long words, such as an email address, break rather than widen their container. */
const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", overflowWrap: "anywhere" } as const;
/** A form's fields below each other. */
export const stack = style({ ...column, gap: vars.space.l });
/** A long form in parts. A template may have a say in the room between fields, but a part begins further down. */
export const parts = style({ display: "grid", selectors: { "&&": { gap: vars.space.xxl } } });
export const part = style({ ...column, gap: vars.space.m });
export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.m,
  border: 0,
  padding: 0,
  margin: 0,
});
/** As a field's label. */
globalStyle(`${choices} > legend`, {
  fontWeight: vars.weight.medium,
  fontSize: vars.size.s,
  lineHeight: vars.leading.tight,
  paddingBlockEnd: vars.space.xs,
});
export const grid = style({
  display: "grid",
  gap: vars.space.m,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
});
/** For those who run no scripts: where one will come it has no place, since what goes away moves what is below it. */
export const unscripted = style({ "@media": { "(scripting: enabled)": { display: "none" } } });
/** There from the start, for what only a script does. */
export const scriptedOnly = style({ "@media": { "(scripting: none)": { display: "none" } } });
/** Its focus is for where the page is looked at and read from: nothing to be done there. */
export const problem = style({ ":focus": { outline: "none" } });
/** The person that a form is about. */
export const subject = style({ display: "flex", alignItems: "center", gap: vars.space.m, overflowWrap: "anywhere" });
