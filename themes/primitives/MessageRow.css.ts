import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { hairline, target } from "./measures";

export const row = recipe({
  base: { display: "grid", alignItems: "center", width: "fit-content", maxWidth: "100%" },
  variants: {
    mine: {
      true: {
        gridTemplateColumns: `${target} minmax(0, 1fr)`,
        gridTemplateAreas: '"actions body"',
        marginInlineStart: "auto",
      },
      false: { gridTemplateColumns: `minmax(0, 1fr) ${target}`, gridTemplateAreas: '"body actions"' },
    },
  },
});

const outlined = style({});
export const body = recipe({
  base: { gridArea: "body", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minWidth: 0 },
  variants: {
    mine: { true: { justifyItems: "end" }, false: { justifyItems: "start" } },
    faint: { true: outlined, false: {} },
  },
});
globalStyle(`.${outlined}.${outlined} > *`, {
  background: "transparent",
  border: `${hairline} dashed ${vars.color.border}`,
  boxShadow: "none",
  color: vars.color.muted,
  fontStyle: "italic",
});

/** Hidden until the message is hovered or focused. Always visible on touch screens. */
export const actions = style({
  gridArea: "actions",
  display: "grid",
  placeItems: "center",
  color: vars.color.muted,
  "@media": {
    "(hover: hover)": {
      opacity: 0,
      transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
      selectors: {
        "li:hover > * > &, &:focus-within, &:has([data-state=open])": { opacity: 1 },
      },
    },
  },
});
