import { useEffect, useRef } from "react";
import { useLocation } from "~/app/router/client";

/**
 * After going to another page, what had the focus is often gone with the old one. Its place is then the new page's
 * content, so that the next Tab goes on there and not from the window's top.
 */
export function PageFocus() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    const held = document.activeElement;
    if (!held || held === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  }, [address]);
  return null;
}
