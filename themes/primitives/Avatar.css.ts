import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";

export const avatar = recipe({
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    flex: "none",
    overflow: "hidden",
    containerType: "size",
    userSelect: "none",
  },
  variants: {
    size: {
      s: { width: "2.75rem", height: "2.75rem", borderRadius: "50%" },
      m: { width: "4rem", height: "4rem", borderRadius: "50%" },
      l: { width: "7.5rem", height: "7.5rem", borderRadius: "50%" },
      fill: { width: "100%", height: "100%", borderRadius: "inherit" },
    },
    ground: {
      accent: { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
      support: { background: vars.color.supportSoft, color: vars.color.onSupportSoft },
    },
  },
});

export const initials = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: "38cqmin",
  lineHeight: 1,
  letterSpacing: "0.02em",
});

export const photo = style({ position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" });
