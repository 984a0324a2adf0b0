import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";
import * as marks from "~/themes/primitives/marks.css";
import { target } from "~/themes/primitives/measures";

/** Without a script nothing opens the sheet, so the form is part of the page on phones too. */
const onPhones = "(scripting: enabled) and (max-width: 30rem)";

export const opener = style([
  marks.filter,
  {
    vars: { [marks.markSize]: "20px" },
    // Outweighs the styles of a button.
    selectors: { "&&": { display: "none", width: "100%", "@media": { [onPhones]: { display: "inline-flex" } } } },
  },
]);
export const inPage = style({ "@media": { [onPhones]: { display: "none" } } });
// Leaves out the line, because the next element has its own.
globalStyle(`${inPage} > details`, { borderBlockEnd: 0 });
export const inSheet = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.m });
/** The further filters, in columns, because the lists of choices differ much in length. */
export const more = style({ columnWidth: "15rem", columnGap: vars.space.l });
export const filter = style({ breakInside: "avoid", paddingBlockEnd: vars.space.m });

export const sort = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.xs });
export const how = style({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  // The minimum target of a mouse, and of a finger.
  minHeight: "1.5rem",
  "@media": { "(pointer: coarse)": { minHeight: target } },
  fontSize: vars.size.s,
  color: vars.color.accentText,
  textUnderlineOffset: "0.2em",
});

/** Stays in view down to the edge of the sheet, so that no filter shows below it. */
export const show = style({
  ...downTo(vars.space.l),
  position: "sticky",
  zIndex: 2,
  paddingBlockStart: vars.space.s,
  background: vars.color.raised,
  "@media": { "(max-width: 30rem)": downTo(`max(${vars.space.m}, env(safe-area-inset-bottom))`) },
});

/** Covers the free space at the foot of the sheet. */
function downTo(edge: string) {
  return { insetBlockEnd: `calc(-1 * ${edge})`, marginBlockEnd: `calc(-1 * ${edge})`, paddingBlockEnd: edge };
}
