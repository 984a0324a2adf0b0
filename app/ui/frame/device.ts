import { useEffect, useState } from "react";

/** The delay after a change of the window's size before the size is read again, in ms. */
export const SETTLED_MS = 50;
const PHONE = "(max-width: 47.99em), (hover: none) and (pointer: coarse)";

/** Returns whether the device is a phone or tablet with a screen keyboard. False before hydration. */
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
