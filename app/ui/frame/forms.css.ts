import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

/** Long words, such as an email address, break instead of widening their container. */
const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", overflowWrap: "anywhere" } as const;
export const stack = style({ ...column, gap: vars.space.l });
/** A long form in parts. Outweighs a template's space between fields, because a part begins further down. */
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
/** A group's label looks like a field's label. */
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
/**
 * Content for browsers without scripts. Takes no room if scripts are enabled, because removing it later would move the
 * page.
 */
export const unscripted = style({ "@media": { "(scripting: enabled)": { display: "none" } } });
/** Content that needs scripts. Visible before the scripts run. */
export const scriptedOnly = style({ "@media": { "(scripting: none)": { display: "none" } } });
/** The error of a form. It takes the focus so that a screen reader reads it, without a focus ring. */
export const problem = style({ ":focus": { outline: "none" } });
export const subject = style({ display: "flex", alignItems: "center", gap: vars.space.m, overflowWrap: "anywhere" });
