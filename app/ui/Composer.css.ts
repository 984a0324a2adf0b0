import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const composer = style({ display: "grid", gap: vars.space.xs });
export const row = style({ display: "flex", gap: vars.space.s, alignItems: "end" });
export const field = style({ flex: 1, minWidth: 0 });
export const text = style({ height: "auto", minHeight: "3.5em", maxHeight: "40vh" });
export const note = style({ margin: 0, color: vars.color.muted, fontSize: vars.size.s });
export const problem = style({ margin: 0, color: vars.color.danger, fontSize: vars.size.s });
