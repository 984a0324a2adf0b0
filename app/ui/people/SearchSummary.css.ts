import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const ways = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s, paddingBlockStart: vars.space.s });

export const results = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.m });
