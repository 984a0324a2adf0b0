import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { petal } from "./shapes.css";
import { wide } from "./theme.css";

export const lay = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  maxWidth: "64rem",
  marginInline: "auto",
  "@media": {
    [wide]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, calc(${vars.width.form} + 2 * ${vars.space.l}))`,
      gap: vars.space.l,
    },
  },
});
export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space.s,
  padding: `${vars.space.l} ${vars.space.l} calc(${vars.space.xxl} + ${vars.space.l})`,
  borderRadius: petal.end,
  // On a phone the form overlaps the foot of the block.
  borderEndStartRadius: 0,
  "@media": {
    [wide]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto minmax(0, 1fr)",
      padding: vars.space.xl,
      borderRadius: petal.end,
      // The block stays in view below the bar while a longer form scrolls.
      position: "sticky",
      insetBlockStart: "6.25rem",
      alignSelf: "start",
      height: "clamp(28rem, calc(100svh - 9rem), 40rem)",
    },
  },
});
export const words = style({ display: "grid", gap: vars.space.s });
export const title = style({
  fontSize: vars.size.xxl,
  hyphens: "auto",
  overflowWrap: "anywhere",
  // "potwierdzony" fits beside the flower, in browsers without Polish hyphenation.
  "@media": { "(max-width: 30rem)": { fontSize: `min(${vars.size.xxl}, 7vw)` } },
});
export const lead = style({ maxWidth: "38ch" });
export const stage = style({
  display: "grid",
  placeItems: "center",
  overflow: "hidden",
  width: "5.5rem",
  height: "5.5rem",
  borderRadius: petal.start,
  background: vars.color.supportSoft,
  color: vars.color.onSupportSoft,
  selectors: { "&:empty": { display: "none" } },
  "@media": {
    "(min-width: 30rem)": { width: "6.5rem", height: "6.5rem" },
    [wide]: {
      alignSelf: "end",
      justifySelf: "end",
      width: "auto",
      maxWidth: "100%",
      height: `min(100% - ${vars.space.l}, 20rem)`,
      aspectRatio: "1",
    },
  },
});
globalStyle(`${stage} > svg`, { width: "100%", height: "100%" });
export const form = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space.l,
  marginBlockStart: `calc(-1 * ${vars.space.xxl})`,
  padding: `clamp(${vars.space.l}, 4vw, ${vars.space.xl}) clamp(${vars.space.m}, 4vw, ${vars.space.xl})`,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
  "@media": { [wide]: { marginBlockStart: 0, alignContent: "center" } },
});
export const aside = style({ textAlign: "center", color: vars.color.muted, fontSize: vars.size.s });
