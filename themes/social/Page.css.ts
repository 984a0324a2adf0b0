import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { petal } from "./shapes.css";

const stack = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.l,
  paddingBlockStart: vars.space.m,
});
const column = style([stack, { maxWidth: `calc(${vars.width.prose} + 2 * ${vars.space.xxl})` }]);
export const lay = styleVariants({ prose: [column], wide: [stack], stage: [column] });
export const head = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.xs });
export const title = style({ fontSize: vars.size.xxl, hyphens: "auto", overflowWrap: "anywhere" });
export const lead = style({ maxWidth: "60ch", color: vars.color.muted, textWrap: "balance" });

const ground = style({ minWidth: 0 });
const sheet = style([
  ground,
  {
    padding: `clamp(${vars.space.m}, 5vw, ${vars.space.xxl})`,
    background: vars.color.surface,
    borderRadius: petal.top,
    boxShadow: vars.shadow.low,
  },
]);
export const body = styleVariants({ prose: [sheet], wide: [ground], stage: [sheet] });

// The card has its own space above the first heading.
globalStyle(`${sheet} > * > :first-child`, { marginBlockStart: 0 });

// Tabs as a row of pills on a tray.
export const tabs = style({ minWidth: 0 });
globalStyle(`${tabs} ul`, {
  width: "fit-content",
  maxWidth: "100%",
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
});
globalStyle(`${tabs} a`, { paddingInline: vars.space.m, border: 0, borderRadius: vars.radius.pill });
globalStyle(`${tabs} a[aria-current]`, { background: vars.color.accent, color: vars.color.onAccent });
