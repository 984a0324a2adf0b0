import { useEffect, useRef } from "react";
import { useLocation } from "~/app/router/client";

/**
 * After going to another page, what had the focus is often gone with the old one, or out of sight: a link at the foot, while
 * the new page shows its head. Its place is then the new page's content, so that the next Tab goes on there.
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
