import { useEffect, useRef } from "react";
import { useLocation } from "~/app/router/client";

/**
 * Moves the focus to the new page's content after a navigation, so that the next Tab continues there. The focused
 * element of the old page is often gone or out of view.
 */
export function PageFocus() {
  const { pathname, search } = useLocation();
  const before = useRef({ pathname, search });
  useEffect(() => {
    const { current: last } = before;
    if (last.pathname === pathname && last.search === search) return;
    before.current = { pathname, search };
    const held = document.activeElement;
    const lost = !held || held === document.body || (last.pathname !== pathname && isOutOfSight(held));
    if (lost) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, search]);
  return null;
}

function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom <= 0 || top >= window.innerHeight;
}
