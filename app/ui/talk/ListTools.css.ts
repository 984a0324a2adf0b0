import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const tools = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.xs });
export const search = style({ display: "flex", alignItems: "center", gap: vars.space.xxs });
export const field = style({ flex: "1 1 auto", minWidth: 0 });
export const filters = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xxs, padding: 0, listStyle: "none" });
// So narrow that four of them share the row of a phone.
globalStyle(`${filters} a`, { paddingInline: vars.space.xs });
