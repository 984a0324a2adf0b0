import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFetcher, useLocation } from "~/app/router/client";
import { type PageTiles, tileNodes } from "~/app/ui/reach/PartnerTiles";
import { Button } from "~/themes/primitives";
import type { Person } from "~/themes/template";
import { useWords } from "~/themes/words";
import { People } from "./people";
import * as css from "./people.css";

interface MorePeopleProps extends Loaded {
  pages: number;
  /** Returns the address of a page; its data has the same four keys. */
  hrefOf(page: number): string;
  children?: ReactNode;
}

/** The number of pages that load without a click, so that the member can reach the page's end. */
const WITHOUT_CLICK = 4;

/** How far below the screen the next page begins to load, in px. */
const AHEAD = 600;

/** The people loaded on each history entry, so that Back shows the same people and the same position. */
const loadedAt = new Map<string, Loaded>();

/**
 * Shows the people of a page, and loads the next pages during scrolling. Without a script there are links to the pages.
 */
export function MorePeople(props: MorePeopleProps) {
  const { key } = useLocation();
  return <Growing key={key} entry={key} {...props} />;
}

function Growing({ entry, people, liked, tiles, page, pages, hrefOf, children }: MorePeopleProps & { entry: string }) {
  const { t } = useWords();
  const [loaded, setLoaded] = useState<Loaded>(() => loadedAt.get(entry) ?? { people, liked, tiles, page });
  const [atEnd, setAtEnd] = useState(false);
  const { data, state, load } = useFetcher<Loaded>();
  const end = useRef<HTMLDivElement>(null);
  const hold = useHeldEnd(loaded);
  const joins = Boolean(data?.people) && data?.page === loaded.page + 1;
  useLayoutEffect(() => {
    if (!data || !joins) return;
    if (isAbove(end.current)) {
      hold();
      setAtEnd(true);
    }
    setLoaded(joined(loaded, data));
  }, [data, joins, loaded, hold]);
  useEffect(() => {
    if (loaded.page > page) loadedAt.set(entry, loaded);
  }, [entry, loaded, page]);
  const isMore = loaded.page < pages;
  const follows = isMore && !atEnd && loaded.page - page < WITHOUT_CLICK;
  const next = hrefOf(loaded.page + 1);
  const more = useCallback(() => load(`${next}&do_not_save=1`), [load, next]);
  const waits = follows && state === "idle" && !joins;
  const keepsRoom = isMore && (follows || state !== "idle" || joins);
  useEffect(() => {
    if (!waits || !end.current) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && more(), {
      rootMargin: `${AHEAD}px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waits, more]);
  return (
    <>
      <People
        people={loaded.people}
        liked={loaded.liked}
        tiles={tileNodes(loaded.tiles)}
        offers={{ like: true, chat: true, view: true }}
      />
      <div ref={end} data-more-people className={keepsRoom ? css.room : undefined}>
        {isMore && !follows && (
          <Button type="button" variant="secondary" wide pending={state !== "idle"} onClick={more}>
            {t("search.load_more")}
          </Button>
        )}
      </div>
      {!isMore && children}
    </>
  );
}

function isAbove(element: Element | null): boolean {
  return element !== null && element.getBoundingClientRect().bottom < innerHeight;
}

/** Keeps the end of the document in place: Safari has no scroll anchoring, and Chromium anchors the people. */
function useHeldEnd(loaded: Loaded): () => void {
  const height = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is loaded is what moves the end
  useLayoutEffect(() => {
    if (height.current === null) return;
    window.scrollBy({ top: document.documentElement.scrollHeight - height.current, behavior: "instant" });
    height.current = null;
  }, [loaded]);
  return useCallback(() => {
    height.current = document.documentElement.scrollHeight;
  }, []);
}

interface Loaded {
  people: readonly Person[];
  liked: readonly string[];
  page: number;
  tiles: readonly PageTiles[];
}

/** Joins pages. People who become active meanwhile push others to the next page, so each person is listed once. */
export function joined<
  L extends { people: readonly { id: string }[]; liked: readonly string[]; page: number; tiles: readonly PageTiles[] },
>(before: L, next: L): L {
  const known = new Set(before.people.map(({ id }) => id));
  const people = [...before.people, ...next.people.filter(({ id }) => !known.has(id))];
  return {
    ...before,
    people,
    liked: [...before.liked, ...next.liked],
    tiles: [...before.tiles, ...next.tiles],
    page: next.page,
  };
}
