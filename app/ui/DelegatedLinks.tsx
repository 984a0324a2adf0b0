import { PrefetchPageLinks, useFetchers, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** How long a pointer rests on a link before its page is fetched ahead. */
const INTENT_MS = 100;
/** With more route loads than this under way, nothing is fetched ahead until they are done. */
const MOST_PENDING = 4;

/**
 * One handler for every plain `<a>` in the page: navigation without a reload, and prefetching on intent. Lists of cards
 * stay plain anchors, which cost the server a fraction of Remix's own links.
 */
export function DelegatedLinks() {
  const navigate = useNavigate();
  const { page, want } = usePrefetch();

  useEffect(() => {
    let timer = 0;
    const click = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = ownLink(event);
      // Without a network a whole page may be kept where its data is not.
      if (!link || isWithinPage(link) || !navigator.onLine) return;
      event.preventDefault();
      const to = link.pathname + link.search + link.hash;
      const replace = to === location.pathname + location.search + location.hash;
      navigate(to, { replace, preventScrollReset: "keepScroll" in link.dataset });
    };
    const intent = (event: Event) => {
      clearTimeout(timer);
      const link = ownLink(event);
      if (!link || isWithinPage(link) || "noPrefetch" in link.dataset) return;
      timer = window.setTimeout(() => want(link.pathname + link.search), INTENT_MS);
    };
    const leave = () => clearTimeout(timer);
    const intents = ["mouseover", "focusin", "touchstart"] as const;
    // On the document, so that React's own handlers on the root have run before.
    document.addEventListener("click", click);
    for (const name of intents) document.addEventListener(name, intent, { passive: true });
    document.addEventListener("mouseout", leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", click);
      for (const name of intents) document.removeEventListener(name, intent);
      document.removeEventListener("mouseout", leave);
    };
  }, [navigate, want]);

  return page ? <PrefetchPageLinks page={page} /> : null;
}

/** The page to fetch ahead: the one last wanted, once few enough loads are under way. */
function usePrefetch() {
  const [wanted, want] = useState<string | null>(null);
  const [page, setPage] = useState<string | null>(null);
  const prefetching = usePendingPrefetches(page);
  const loading =
    Number(useNavigation().state !== "idle") + useFetchers().filter(({ state }) => state !== "idle").length;
  const mayStart = loading + prefetching <= MOST_PENDING;
  useEffect(() => {
    if (wanted && mayStart) setPage(wanted);
  }, [wanted, mayStart]);
  return { page, want };
}

/** How many pages that were begun to be fetched ahead have not come yet. */
function usePendingPrefetches(page: string | null): number {
  const pending = useRef(new Set<string>());
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (page) pending.current.add(page);
    setCount(pending.current.size);
  }, [page]);
  useEffect(() => {
    const done = (event: Event) => {
      const link = event.target;
      if (!(link instanceof HTMLLinkElement) || link.rel !== "prefetch") return;
      const { pathname } = new URL(link.href);
      for (const each of pending.current) {
        if (`${each.split("?")[0]}.data` === pathname) pending.current.delete(each);
      }
      setCount(pending.current.size);
    };
    document.addEventListener("load", done, true);
    document.addEventListener("error", done, true);
    return () => {
      document.removeEventListener("load", done, true);
      document.removeEventListener("error", done, true);
    };
  }, []);
  return count;
}

function ownLink(event: Event): HTMLAnchorElement | null {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]") ?? null;
  if (!link || (link.target && link.target !== "_self") || link.hasAttribute("download") || "reload" in link.dataset)
    return null;
  return link.origin === location.origin ? link : null;
}

function isWithinPage(link: HTMLAnchorElement): boolean {
  return link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
}
