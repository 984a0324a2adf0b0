import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { breaking, hairline } from "./measures";

const enter = keyframes({ from: { opacity: 0, transform: "translateY(-8px)" } });
const leave = keyframes({ to: { opacity: 0 } });

export const viewport = style({
  position: "fixed",
  zIndex: 70,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  width: "min(24rem, 100vw)",
  maxHeight: "100dvh",
  padding: vars.space.m,
  listStyle: "none",
  outline: "none",
});

export const toast = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "start",
    columnGap: vars.space.s,
    padding: `${vars.space.xs} ${vars.space.xs} ${vars.space.xs} ${vars.space.m}`,
    background: vars.color.raised,
    color: vars.color.text,
    border: `${hairline} solid ${vars.color.line}`,
    borderInlineStartWidth: "4px",
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.high,
    selectors: {
      "&[data-state=open]": { animation: `${enter} ${vars.motion.slow} ${vars.motion.ease}` },
      "&[data-state=closed]": { animation: `${leave} ${vars.motion.quick} ${vars.motion.ease} forwards` },
      "&[data-swipe=move]": { transform: "translateX(var(--radix-toast-swipe-move-x))" },
      "&[data-swipe=end]": { animation: `${leave} ${vars.motion.quick} ${vars.motion.ease} forwards` },
    },
  },
  variants: {
    tone: {
      info: { borderInlineStartColor: vars.color.accent },
      success: { borderInlineStartColor: vars.color.success },
      danger: { borderInlineStartColor: vars.color.danger },
    },
  },
});

export const icon = recipe({
  base: { display: "inline-flex", paddingBlock: vars.space.xs },
  variants: {
    tone: {
      info: { color: vars.color.accentText },
      success: { color: vars.color.success },
      danger: { color: vars.color.danger },
    },
  },
});
export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xxs,
  paddingBlock: vars.space.xs,
  ...breaking,
});
export const title = style({ fontWeight: vars.weight.medium });
export const text = style({ color: vars.color.muted, fontSize: vars.size.s, lineHeight: vars.leading.tight });
