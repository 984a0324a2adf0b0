import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";

const round = (side: string) => ({ width: side, height: side, borderRadius: "50%" });

export const avatar = recipe({
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    flex: "none",
    overflow: "hidden",
    userSelect: "none",
  },
  variants: {
    size: {
      s: round("2.75rem"),
      m: round("4rem"),
      l: round("7.5rem"),
      fill: { width: "100%", height: "100%", borderRadius: "inherit" },
    },
    ground: {
      accent: { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
      support: { background: vars.color.supportSoft, color: vars.color.onSupportSoft },
    },
  },
});

export const initials = style({ position: "absolute", inset: 0, width: "100%", height: "100%" });

/** The initials. The font size is in hundredths of the shorter side. */
export const letters = style({
  fill: "currentColor",
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: "38px",
  letterSpacing: "0.02em",
});

export const photo = style({ position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" });
