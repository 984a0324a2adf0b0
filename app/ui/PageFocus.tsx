import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * After going to another page, what had the focus is often gone with the old one. Its place is then the new page's
 * content, so that the next Tab goes on there and not from the window's top.
 */
export function PageFocus() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const held = document.activeElement;
    if (!held || held === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
