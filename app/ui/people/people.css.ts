import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";
import * as marks from "~/themes/primitives/marks.css";

/** The button of further actions on a person in a list: as large as a finger, and quiet. */
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
/** The room of those who are still being asked for: a screen, below which nobody sees anything move. */
export const coming = style({ minBlockSize: "100svh", "@media": { "(scripting: none)": { display: "none" } } });
/** The room of the next page of results. The browser anchors the scroll position to none of it, since people fill it. */
export const room = style([coming, { overflowAnchor: "none" }]);
