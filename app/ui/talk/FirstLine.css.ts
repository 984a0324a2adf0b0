import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s });
export const problem = style({ color: vars.color.danger, fontSize: vars.size.s });
/** The first sentences, equally wide: a short one would otherwise stand apart beside long ones. */
export const openings = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.xs });
globalStyle(`${openings} > li > *`, { lineHeight: 1.3 });
