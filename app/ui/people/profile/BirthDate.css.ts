import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const label = style({ fontWeight: vars.weight.medium, fontSize: vars.size.s, lineHeight: vars.leading.tight });
export const hint = style({ color: vars.color.muted, fontSize: vars.size.s });
