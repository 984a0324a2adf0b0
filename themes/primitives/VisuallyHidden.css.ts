import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

const away = {
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: "-1px",
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  border: 0,
} as const;

export const hidden = style(away);

export const skip = style({
  zIndex: 100,
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  background: vars.color.raised,
  color: vars.color.text,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.high,
  fontWeight: vars.weight.medium,
  selectors: {
    "&:not(:focus)": away,
    "&:focus": { position: "fixed", padding: `${vars.space.s} ${vars.space.m}` },
  },
});
