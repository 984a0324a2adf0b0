import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";

const { color, radius, shadow, space } = vars;

/** Matches while the film plays or is paused. Before that, the page looks like the poster. */
export const running = ':is([data-film="playing"], [data-film="paused"]) &';

export const film = style({ position: "relative", margin: 0, minWidth: 0 });
globalStyle(`[data-film="paused"] *`, { animationPlayState: "paused !important" });

export const button = style({
  position: "absolute",
  insetBlockEnd: space.s,
  insetInlineEnd: space.s,
  zIndex: 2,
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.low,
  selectors: { "&:hover": { color: color.accentText, borderColor: color.accentText } },
});
export const toPause = style({ display: "none", selectors: { '[data-film="playing"] &': { display: "grid" } } });
export const toPlay = style({ display: "grid", selectors: { '[data-film="playing"] &': { display: "none" } } });
