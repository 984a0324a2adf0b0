import { style } from "@vanilla-extract/css";
import * as marks from "~/themes/primitives/marks.css";

const large = { vars: { [marks.markSize]: "22px" } };

export const heart = style([marks.heart, large]);
export const full = style([marks.fullHeart, large]);
