import { useEffect, useRef } from "react";
import { useRevalidator } from "~/app/router/client";

/**
 * Loads the page's data anew. A call while that is under way waits for its end: the router would begin again at each call, and
 * many in a row would put the end off.
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
