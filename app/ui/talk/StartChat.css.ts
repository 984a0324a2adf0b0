import { style } from "@vanilla-extract/css";
import * as marks from "~/themes/primitives/marks.css";

export const onCard = style([marks.chat, { vars: { [marks.markSize]: "22px" } }]);
