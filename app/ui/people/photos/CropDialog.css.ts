import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

/** The frame, which leaves room for the rest of the dialog, also on a phone in landscape. */
export const frame = style({
  aspectRatio: "4 / 5",
  width: "min(100%, 44dvh * 4 / 5)",
  minWidth: "8rem",
  margin: `0 auto ${vars.space.m}`,
  overflow: "auto",
  overscrollBehavior: "contain",
  scrollbarWidth: "none",
  borderRadius: vars.radius.picture,
  background: vars.color.sunken,
  cursor: "grab",
  ":active": { cursor: "grabbing" },
});
export const picture = style({
  display: "block",
  maxWidth: "none",
  userSelect: "none",
  // The zoom sets the side that fills the frame.
  selectors: {
    "&[data-wide]": { width: "auto", height: "100%" },
    "&:not([data-wide])": { width: "100%", height: "auto" },
  },
});
