import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";
import * as marks from "~/themes/primitives/marks.css";

/** The button of further actions on a person: a full touch target, and quiet. */
export const more = style([
  marks.more,
  {
    vars: { [marks.markSize]: "20px" },
    display: "inline-grid",
    placeItems: "center",
    inlineSize: "44px",
    blockSize: "44px",
    color: vars.color.muted,
    borderRadius: vars.radius.control,
  },
]);
/** The room of people who are still loading: a screen, below which no movement is visible. */
export const coming = style({ minBlockSize: "100svh", "@media": { "(scripting: none)": { display: "none" } } });
/** The room of the next page of results, without scroll anchoring, since people will fill it. */
export const room = style([coming, { overflowAnchor: "none" }]);
