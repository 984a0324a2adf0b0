import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

// Measured in rem, so that bigger text makes fewer columns.
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, clamp(8.25rem, 22vw, 15rem)), 1fr))",
  gap: `clamp(${vars.space.s}, 2vw, ${vars.space.l})`,
});
export const place = style({ display: "grid", minWidth: 0, containerType: "inline-size" });
