import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

// Measured in rem, so that bigger text makes fewer columns. Two on every phone.
export const plates = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, clamp(7.75rem, 20vw, 12.5rem)), 1fr))",
  gap: `${vars.space.l} clamp(${vars.space.xs}, 2vw, ${vars.space.l})`,
});
export const place = style({ display: "grid", minWidth: 0, containerType: "inline-size" });
