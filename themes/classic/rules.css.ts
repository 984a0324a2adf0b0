import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

/** The template's one line: everything is ruled with it, like a page of a newspaper. */
export const hairline = `1px solid ${vars.color.line}`;
/** The double line under the head of the page and above its foot. */
export const doubleRule = `3px double ${vars.color.border}`;

/** The free space at both sides of a page. */
export const gutter = `clamp(${vars.space.m}, 3.2vw, ${vars.space.xl})`;

/** The column of a page's text and lists. */
export const page = style({
  width: "100%",
  maxWidth: vars.width.page,
  marginInline: "auto",
  paddingInline: gutter,
  paddingBlock: `clamp(${vars.space.l}, 3vw, ${vars.space.xl}) ${vars.space.xxl}`,
});

const heading = {
  position: "relative",
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlockStart: vars.space.s,
  fontSize: vars.size.l,
} as const;
const inked = {
  content: '""',
  position: "absolute",
  insetBlockStart: "-1px",
  insetInlineStart: 0,
  width: "2.5rem",
  height: "3px",
  background: vars.color.accent,
} as const;

/** A heading under a rule with an inked beginning. */
export const ruled = style({ ...heading, "::before": inked });

/** Around sections with their own heading. */
export const sections = style({});
globalStyle(`${sections} > section`, { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s });
globalStyle(`${sections} > section > h2`, heading);
globalStyle(`${sections} > section > h2::before`, inked);
