import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const request = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s });
export const text = style({ flexBasis: "100%", margin: 0 });
