import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.m });
