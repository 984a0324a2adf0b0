import { useEffect } from "react";
import { useRevalidator } from "~/app/router/client";

/** How often a page looks at the clock, in ms. A page that was hidden for less is as new as one that was looked at. */
const LOOK = 60_000;
/** In every time zone a day begins with one of these, in ms, and quiet hours do, too. */
const HALF_HOUR = 30 * 60_000;

/**
 * Loads the page's data anew when they were true of another time: at each half hour, and when the page is looked at again. What
 * the server says in words ("Today", "14:05", "Online", "3 hours left") is true only when it says it.
 */
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
