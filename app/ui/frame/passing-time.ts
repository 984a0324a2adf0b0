import { useEffect } from "react";
import { useRevalidator } from "~/app/router/client";

/** How often a page checks the clock, in ms. A page that was hidden for less counts as current. */
const LOOK = 60_000;
/** The step of reloads, in ms. In every time zone, days and quiet hours begin at a multiple of this time. */
const HALF_HOUR = 30 * 60_000;

/** Reloads at each half hour, and when visible again: texts such as "3 hours left" become outdated. */
export function usePassingTime(followed: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!followed) return;
    let loaded = Date.now();
    let hidden: number | undefined;
    const look = () => {
      const now = Date.now();
      if (document.visibilityState !== "visible") {
        hidden ??= now;
        return;
      }
      const isOld = Math.floor(now / HALF_HOUR) !== Math.floor(loaded / HALF_HOUR);
      const isBack = hidden !== undefined && now - hidden > LOOK;
      hidden = undefined;
      if (!isOld && !isBack) return;
      loaded = now;
      revalidate();
    };
    const timer = setInterval(look, LOOK);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [followed, revalidate]);
}
