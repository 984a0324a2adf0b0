import { useEffect, useState } from "react";
import * as css from "./LoadingBar.css";
import { LOADING_HIDE_DELAY, LOADING_RESET_DELAY, LOADING_THROTTLE } from "./loading-times";

export type LoadingState = "idle" | "loading" | "done" | "error" | "fading";

export interface LoadingBarProps {
  state: LoadingState;
  /** The translated text "Loading...". Leave it out if another element says it. */
  label?: string;
}

/** A bar of 3 px along the upper edge of the window. */
export function LoadingBar({ state, label }: LoadingBarProps) {
  const said = state === "loading" && label ? { role: "progressbar", "aria-label": label } : { "aria-hidden": true };
  return <div className={css.bar({ state })} data-state={state} {...said} />;
}

/** Computes the bar's state from whether a page is being fetched and whether the last fetch failed. */
export function useLoadingBar(busy: boolean, failed: boolean): LoadingState {
  const [state, setState] = useState<LoadingState>("idle");
  useEffect(() => {
    if (busy) {
      const timer = setTimeout(() => setState("loading"), LOADING_THROTTLE);
      return () => clearTimeout(timer);
    }
    setState((now) => (failed ? "error" : now === "idle" ? "idle" : "done"));
    const fade = setTimeout(() => setState((now) => (now === "idle" ? now : "fading")), LOADING_HIDE_DELAY);
    const reset = setTimeout(() => setState("idle"), LOADING_HIDE_DELAY + LOADING_RESET_DELAY);
    return () => {
      clearTimeout(fade);
      clearTimeout(reset);
    };
  }, [busy, failed]);
  return state;
}
