import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xxs, letterSpacing: "0.03em" });
