import { useEffect, useRef } from "react";
import { useRevalidator } from "~/app/router/client";

/** A call during a reload waits for its end: the router would restart at each call, and delay the end. */
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
