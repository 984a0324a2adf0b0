import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { wide } from "../parts/frame.css";

export const film = style({});
globalStyle(`${film} > div`, {
  overflow: "hidden",
  height: "clamp(15rem, 42vw, 34rem)",
  maxHeight: "56svh",
  // Low enough that the headline begins above the fold.
  "@media": { [wide]: { maxHeight: "46svh" } },
});

// Moves the button to this corner, because the form covers the other one.
globalStyle(`${film} > button`, { "@media": { [wide]: { insetInline: `${vars.space.s} auto` } } });

/** The form overlaps the film's lower edge. */
export const over = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `clamp(${vars.space.l}, 4vw, ${vars.space.xxl})`,
  "@media": {
    [wide]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.width.form})`, alignItems: "start" },
  },
});
globalStyle(`${over} > :last-child`, {
  "@media": { [wide]: { marginBlockStart: "-6rem" } },
});
