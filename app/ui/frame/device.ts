import { useEffect, useState } from "react";

/** After a change of the window's size it is looked at again this much later, once it has settled. */
export const SETTLED_MS = 50;
const PHONE = "(max-width: 47.99em), (hover: none) and (pointer: coarse)";

/** Whether this is a phone or a tablet: something with a keyboard on its screen. Not known before scripts run. */
export function useTouchDevice(): boolean {
  const [touch, setTouch] = useState(false);
  useEffect(() => {
    let timer = 0;
    const look = () => setTouch(window.matchMedia(PHONE).matches);
    const lookSoon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(look, SETTLED_MS);
    };
    look();
    window.addEventListener("resize", lookSoon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("resize", lookSoon);
    };
  }, []);
  return touch;
}
