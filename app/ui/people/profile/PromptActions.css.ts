import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";
import * as marks from "~/themes/primitives/marks.css";

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
  // The label of a quiet button aligns with the text above.
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
});

const marked = style({
  vars: { [marks.markSize]: "18px" },
  // The icon is hidden together with the label.
  selectors: { "&[aria-busy=true]::before": { opacity: 0 } },
});
export const like = style([marks.heart, marked]);
export const liked = style([marks.fullHeart, marked]);
export const reply = style([marks.chat, marked]);
