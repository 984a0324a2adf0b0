import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { breaking, hairline } from "./measures";

const line = { content: "", flex: "1 1 1rem", borderBlockStart: `${hairline} solid ${vars.color.line}` } as const;

export const mark = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  marginBlock: vars.space.s,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textAlign: "center",
  selectors: { "&::before": line, "&::after": line },
});
export const words = style(breaking);
