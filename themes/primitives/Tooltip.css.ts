import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { breaking, hairline } from "./measures";

const appear = keyframes({ from: { opacity: 0 } });

/** The label, in the page's inverted colours, so that it stands out on any background. */
export const bubble = style({
  zIndex: 80,
  maxWidth: `min(18rem, calc(100vw - 2 * ${vars.space.m}))`,
  padding: `${vars.space.xs} ${vars.space.s}`,
  background: vars.color.text,
  color: vars.color.page,
  border: `${hairline} solid transparent`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.high,
  fontSize: vars.size.s,
  lineHeight: vars.leading.tight,
  ...breaking,
  animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}`,
});
export const arrow = style({
  fill: vars.color.text,
  "@media": { "(forced-colors: active)": { display: "none" } },
});
