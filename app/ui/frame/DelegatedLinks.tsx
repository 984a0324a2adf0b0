import { useCallback, useEffect, useRef, useState } from "react";
import { PrefetchPageLinks, useFetchers, useNavigate, useNavigation } from "~/app/router/client";

/** How long a pointer must rest on a link before its page is prefetched, in ms. */
const INTENT_MS = 100;
/** The number of pending route loads above which prefetching waits. */
export const MOST_PENDING = 4;

/**
 * Handles clicks on every plain `<a>`. Lists of cards use plain links, because Remix's links cost the server many times
 * as much.
 */
export function DelegatedLinks() {
  const navigate = useNavigate();
  const { pages, done, want } = usePrefetch();

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
      // Leaves the link to the browser while offline: the worker may have the whole page and not its data.
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
    // The listener is on the document, so that React's own handlers on the root run first.
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

  return pages.map((page) => <Ahead key={page} page={page} done={done} />);
}

interface AheadProps {
  page: string;
  done(page: string): void;
}

/** The prefetch links stay in the document meanwhile, because a removed link fires no load event. */
function Ahead({ page, done }: AheadProps) {
  useEffect(() => {
    const path = `${new URL(page, location.origin).pathname}.data`;
    const isOwn = (link: unknown) =>
      link instanceof HTMLLinkElement && link.rel === "prefetch" && new URL(link.href).pathname === path;
    const end = ({ target }: Event) => isOwn(target) && done(page);
    document.addEventListener("load", end, true);
    document.addEventListener("error", end, true);
    // Reports a page without data of its own as done.
    if (![...document.querySelectorAll("link[rel=prefetch]")].some(isOwn)) done(page);
    return () => {
      document.removeEventListener("load", end, true);
      document.removeEventListener("error", end, true);
    };
  }, [page, done]);
  return <PrefetchPageLinks page={page} />;
}

/** Returns the pages that are being prefetched. The last one waits until few enough loads are pending. */
function usePrefetch() {
  const [wanted, want] = useState<string | null>(null);
  const [pages, setPages] = useState<readonly string[]>([]);
  const latest = useRef("");
  const loading =
    Number(useNavigation().state !== "idle") + useFetchers().filter(({ state }) => state !== "idle").length;
  const mayStart = loading + pages.length <= MOST_PENDING;
  useEffect(() => {
    if (!wanted || !mayStart) return;
    want(null);
    if (wanted === latest.current) return;
    latest.current = wanted;
    setPages((all) => (all.includes(wanted) ? all : [...all, wanted]));
  }, [wanted, mayStart]);
  const done = useCallback((page: string) => setPages((all) => all.filter((each) => each !== page)), []);
  return { pages, done, want };
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
