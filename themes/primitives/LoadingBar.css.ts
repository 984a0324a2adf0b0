import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { LOADING_DURATION, LOADING_RESET_DELAY } from "./loading-times";
import { loadingBarHeight } from "./measures";

export const bar = recipe({
  base: {
    position: "fixed",
    zIndex: 80,
    insetBlockStart: 0,
    insetInline: 0,
    height: loadingBarHeight,
    pointerEvents: "none",
    transformOrigin: "0 50%",
    background: vars.color.accent,
    selectors: { "&:dir(rtl)": { transformOrigin: "100% 50%" } },
  },
  variants: {
    state: {
      idle: { opacity: 0, transform: "scaleX(0)" },
      loading: {
        opacity: 1,
        transform: "scaleX(0.9)",
        transition: `transform ${LOADING_DURATION}ms cubic-bezier(0.1, 0.7, 0.3, 1)`,
      },
      done: { opacity: 1, transform: "scaleX(1)", transition: "transform 200ms ease-out" },
      error: {
        opacity: 1,
        transform: "scaleX(1)",
        background: vars.color.danger,
        transition: "transform 200ms ease-out",
      },
      // Keeps its colour until it has faded.
      fading: {
        opacity: 0,
        transform: "scaleX(1)",
        transition: `opacity ${LOADING_RESET_DELAY}ms ease-out, background-color 0s ${LOADING_RESET_DELAY}ms`,
      },
    },
  },
});
