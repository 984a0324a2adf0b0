import { globalStyle, style } from "@vanilla-extract/css";

/**
 * The place of the note. From the start it is as high as its most frequent content, because a later change would move
 * the form below.
 */
export const place = style({ display: "grid", "@media": { "(scripting: none)": { display: "none" } } });
globalStyle(`${place} > *`, { gridArea: "1 / 1" });
export const usual = style({ visibility: "hidden" });
/** The visible note, which fills its place, so that no gap is left below. */
export const shown = style({ display: "grid" });
globalStyle(`${shown} > *`, { alignContent: "center" });
