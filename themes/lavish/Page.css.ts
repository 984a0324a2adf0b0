import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { entering, gutter, sheet } from "./sheet.css";
import { title as titleType } from "./type.css";

/** On a tablet the column would be hardly narrower than the sheet, and misaligned. */
const column = {
  "@media": { "screen and (min-width: 60rem)": { maxWidth: `calc(${vars.width.prose} + 2 * ${gutter})` } },
};
export const page = recipe({
  base: sheet,
  variants: { width: { prose: column, wide: {}, stage: column } },
});
export const head = style([
  entering,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.s,
    maxWidth: vars.width.prose,
    containerType: "inline-size",
    marginBlockEnd: vars.space.l,
    "::after": {
      content: "",
      width: "4rem",
      marginBlockStart: vars.space.xs,
      borderBlockStart: `2px solid ${vars.color.accent}`,
    },
  },
]);
export const title = style([
  titleType,
  {
    overflowWrap: "anywhere",
    // "Nutzungsbedingungen" fits one line, in browsers without German hyphenation.
    fontSize: `min(${vars.size.xxl}, 9.4cqi)`,
  },
]);
export const tabs = style({ marginBlockEnd: vars.space.l, letterSpacing: "0.03em" });
export const body = style({ minWidth: 0 });
