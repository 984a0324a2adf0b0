import { useEffect } from "react";
import { calls } from "~/app/contract/calls";
import { sendBeacon } from "~/app/contract/client";

/** Announces when the page becomes hidden: closed, left, or behind another one. */
export function usePageHidden(): void {
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState === "hidden") sendBeacon(calls.page_hidden, {});
    };
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, []);
}
