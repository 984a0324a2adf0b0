import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { breaking } from "../primitives/measures";

const { color, space } = vars;
// A lamp on an empty stage, in the niche's light: no person, and no black box.
const lamp = `radial-gradient(75% 42% at 50% 30%, color-mix(in srgb, ${color.accent} 42%, ${color.sunken}), ${color.sunken})`;

/** At least as high as the cards beside it, with a frame that no card has. */
export const tile = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto minmax(6rem, 1fr) auto auto",
  gap: space.s,
  alignSelf: "stretch",
  minWidth: 0,
  minHeight: "clamp(17.5rem, 26vw, 24rem)",
  padding: space.s,
  background: lamp,
  color: color.text,
  border: `1px solid ${color.support}`,
  borderRadius: vars.radius.picture,
});
export const mark = style({
  display: "grid",
  placeItems: "center",
  placeSelf: "center",
  width: "4.5rem",
  aspectRatio: "1",
  border: "1px solid currentColor",
  borderRadius: "50%",
  background: color.sunken,
  color: color.support,
});
export const words = style({ display: "grid", gap: space.xxs, ...breaking });
export const title = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.l,
  lineHeight: 1.1,
});
export const text = style({ color: color.muted, fontSize: vars.size.s, lineHeight: 1.35 });
export const action = style({ display: "grid" });
globalStyle(`${action} > *`, { minWidth: 0, height: "auto", whiteSpace: "normal" });
