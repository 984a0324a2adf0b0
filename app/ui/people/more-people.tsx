import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useFetcher, useLocation } from "~/app/router/client";
import { tileNodes } from "~/app/ui/reach/PartnerTiles";
import { Button } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { joined, type Loaded } from "./loaded-people";
import { People } from "./people";

interface MorePeopleProps extends Loaded {
  pages: number;
  /** The address of a page; its data has the same four. */
  hrefOf(page: number): string;
  /** The content after the last person. */
  children?: ReactNode;
}

/** Pages that follow by themselves; after that a button asks, so that the end of the page can be reached. */
const BY_THEMSELVES = 4;

/** How far below the screen, in px, the next page begins to load. */
const AHEAD = 600;

/** The people loaded on each entry of the history: Back shows the same people, and so finds the same card. */
const loadedAt = new Map<string, Loaded>();

/** The people of a page, and of those after it as one scrolls on. Without a script there are the links to the pages. */
export function MorePeople(props: MorePeopleProps) {
  const { key } = useLocation();
  return <Growing key={key} entry={key} {...props} />;
}

function Growing({ entry, people, liked, tiles, page, pages, hrefOf, children }: MorePeopleProps & { entry: string }) {
  const { t } = useWords();
  const [loaded, setLoaded] = useState<Loaded>(() => loadedAt.get(entry) ?? { people, liked, tiles, page });
  const { data, state, load } = useFetcher<Loaded>();
  useEffect(() => {
    if (data?.people) setLoaded((before) => (data.page === before.page + 1 ? joined(before, data) : before));
  }, [data]);
  useEffect(() => {
    if (loaded.page > page) loadedAt.set(entry, loaded);
  }, [entry, loaded, page]);
  const isMore = loaded.page < pages;
  const next = hrefOf(loaded.page + 1);
  const more = useCallback(() => load(`${next}&do_not_save=1`), [load, next]);
  const end = useRef<HTMLDivElement>(null);
  const alone = isMore && state === "idle" && loaded.page - page < BY_THEMSELVES;
  useEffect(() => {
    if (!alone || !end.current) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && more(), {
      rootMargin: `${AHEAD}px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [alone, more]);
  return (
    <>
      <People
        people={loaded.people}
        liked={loaded.liked}
        tiles={tileNodes(loaded.tiles)}
        offers={{ like: true, chat: true, view: true }}
      />
      <div ref={end} data-more-people>
        {isMore && loaded.page > page && (
          <Button type="button" variant="secondary" wide pending={state !== "idle"} onClick={more}>
            {t("search.load_more")}
          </Button>
        )}
      </div>
      {!isMore && children}
    </>
  );
}
