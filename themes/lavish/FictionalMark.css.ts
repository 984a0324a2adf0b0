import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import * as icons from "../primitives/marks.css";
import { caps } from "./type.css";

// On the narrowest cards the text needs all the room.
const slim = "(max-width: 13rem)";

export const mark = recipe({
  base: [
    caps,
    {
      display: "inline-flex",
      alignItems: "center",
      gap: "0.5em",
      maxWidth: "100%",
      background: vars.color.infoSoft,
      color: vars.color.onInfoSoft,
      border: `1px solid color-mix(in srgb, ${vars.color.support} 45%, transparent)`,
      hyphens: "auto",
    },
  ],
  variants: {
    size: {
      card: {
        padding: "0.25rem 0.5rem",
        fontSize: "0.6875rem",
        letterSpacing: "0.08em",
        "@container": { [slim]: { letterSpacing: "0.02em", paddingInline: "0.375rem" } },
      },
      full: { padding: `${vars.space.xs} ${vars.space.s}` },
    },
  },
});
export const icon = style([
  icons.thinFictional,
  {
    vars: { [icons.markSize]: "1.25em" },
    display: "inline-flex",
    flex: "none",
    "@container": { [slim]: { display: "none" } },
  },
]);
