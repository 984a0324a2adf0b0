import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

/** What else can be done with a person in a list: as large as a finger, and quiet. */
export const more = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "44px",
  blockSize: "44px",
  color: vars.color.muted,
  borderRadius: vars.radius.control,
});
