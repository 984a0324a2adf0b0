import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const stop = style({ position: "absolute", insetBlockStart: vars.space.xxs, insetInlineEnd: vars.space.xxs });
