import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

/** Where the picture stands beside the words. */
const beside = "screen and (min-width: 44rem)";

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.m,
  touchAction: "pan-y",
  overflowWrap: "anywhere",
  "@media": { [beside]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: vars.space.l } },
});
/** As high as the screen leaves room for: the buttons below it are in sight without scrolling. */
export const picture = style({
  blockSize: "clamp(10rem, 100svh - 30rem, 110vw)",
  overflow: "hidden",
  borderRadius: vars.radius.picture,
  "@media": { [beside]: { aspectRatio: "4 / 5", blockSize: "auto", maxBlockSize: "max(20rem, 100svh - 22rem)" } },
});
export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space.xs,
});
export const name = style({ ":focus": { outline: "none" } });
export const why = style({ color: vars.color.muted, fontSize: vars.size.s });
export const text = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 6,
  overflow: "hidden",
});
/** On a phone above what they wrote, which may be long. */
export const choices = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  "@media": { [beside]: { order: 1, paddingBlockStart: vars.space.m } },
});
/** Of no use on a phone, where one swipes. */
export const keys = style([why, { "@media": { [beside]: { order: 2 }, "(hover: none)": { display: "none" } } }]);
