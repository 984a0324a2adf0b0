import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

/** Without a script nothing could open the sheet: then the form stands in the page on a phone too. */
const onPhones = "(scripting: enabled) and (max-width: 30rem)";

export const opener = style({ display: "none", "@media": { [onPhones]: { display: "grid" } } });
export const inPage = style({ "@media": { [onPhones]: { display: "none" } } });
export const inSheet = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.m });
