import { globalStyle, style } from "@vanilla-extract/css";

/** As high as what nearly everybody sees there, from the start: what comes later would move the form below it. */
export const place = style({ display: "grid", "@media": { "(scripting: none)": { display: "none" } } });
globalStyle(`${place} > *`, { gridArea: "1 / 1" });
export const usual = style({ visibility: "hidden" });
/** As high as the place, so that no room is left open below it. */
export const shown = style({ display: "grid" });
globalStyle(`${shown} > *`, { alignContent: "center" });
