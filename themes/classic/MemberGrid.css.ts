import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { hairline } from "./rules.css";

export const room = style({ containerType: "inline-size", minWidth: 0 });
export const rows = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container": {
    "(min-width: 48rem)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: vars.space.xl },
  },
});
export const row = style({ display: "grid", minWidth: 0, borderBlockEnd: hairline });
