import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

/** How far one is, over a step. */
export const progress = style({ display: "grid", gap: vars.space.xs });
/** What one can do with a step: the thing itself, and going on without it. */
export const ways = style({ display: "grid", gap: vars.space.xs });
export const quiet = style({ color: vars.color.muted, fontSize: vars.size.s });
