import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s,
  listStyle: "none",
  margin: 0,
  padding: 0,
  overflowWrap: "anywhere",
});
export const save = style({ justifySelf: "start" });
