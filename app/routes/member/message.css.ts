import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.m });
export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s });
export const from = style({ color: vars.color.muted, fontSize: vars.size.s });
export const text = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const row = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs });
