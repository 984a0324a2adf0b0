import { globalStyle, style } from "@vanilla-extract/css";

/** As high as its most frequent content from the start, because a later change would move the form below. */
export const place = style({ display: "grid", "@media": { "(scripting: none)": { display: "none" } } });
globalStyle(`${place} > *`, { gridArea: "1 / 1" });
export const usual = style({ visibility: "hidden" });
/** The visible note, which fills its place, so that no gap is left below. */
export const shown = style({ display: "grid" });
globalStyle(`${shown} > *`, { alignContent: "center" });
