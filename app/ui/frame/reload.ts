import { useEffect, useRef } from "react";
import { useRevalidator } from "~/app/router/client";

/**
 * Returns a function that reloads the page's data. A call during a reload takes effect after it, because the router
 * would restart the reload at each call and never end it.
 */
export function useReload(): () => void {
  const { revalidate, state } = useRevalidator();
  const calls = useRef<"none" | "one" | "more">("none");
  useEffect(() => {
    if (state !== "idle") return;
    const again = calls.current === "more";
    calls.current = again ? "one" : "none";
    if (again) revalidate();
  }, [state, revalidate]);
  return () => {
    if (calls.current === "none") revalidate();
    calls.current = calls.current === "none" ? "one" : "more";
  };
}
