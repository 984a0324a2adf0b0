import { type PointerEvent, useCallback, useEffect, useRef, useState } from "react";

interface Arranging {
  /** As it is shown. */
  order: readonly string[];
  /** The id of the dragged photo. */
  dragged: string | null;
  /** Puts an item to another place, from 0, and has the new order saved. */
  move(id: string, place: number): void;
  /** Begins to drag an item: other items, which carry `data-arranged` with their id, make room for it. */
  drag(id: string, event: PointerEvent): void;
}

/**
 * A list that is arranged by dragging or one step at a time. `save` is given each new order when it is settled, one after
 * the other; where it fails, the list goes back to what it was.
 */
export function useArranging(ids: readonly string[], save: (order: string[]) => Promise<boolean>): Arranging {
  const [order, setOrder] = useState<readonly string[]>(ids);
  const [dragged, setDragged] = useState<string | null>(null);
  const known = ids.join();
  /** The order that the page was told last, and the one that it has now or asked for. */
  const told = useRef(known);
  const settled = useRef(known);
  const unsaved = useRef(0);
  const saving = useRef(Promise.resolve());

  const show = useCallback((keys: string) => {
    settled.current = keys;
    setOrder(keys === "" ? [] : keys.split(","));
  }, []);

  useEffect(() => {
    told.current = known;
    // What is being saved is newer.
    if (unsaved.current === 0) show(known);
  }, [known, show]);

  const settle = (next: readonly string[]) => {
    setOrder(next);
    if (next.join() === settled.current) return;
    settled.current = next.join();
    unsaved.current++;
    saving.current = saving.current.then(async () => {
      const done = await save([...next]);
      unsaved.current--;
      if (!done && unsaved.current === 0) show(told.current);
    });
  };

  const drag = (id: string, event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    let now = order;
    setDragged(id);
    const over = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const item = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-arranged]");
      const place = now.indexOf(item?.dataset.arranged ?? "");
      if (place < 0 || now[place] === id) return;
      now = moved(now, id, place);
      setOrder(now);
    };
    // On the window: the item that the pointer is on is moved within the document.
    const listening = new AbortController();
    const { signal } = listening;
    const end = (event: globalThis.PointerEvent) => {
      listening.abort();
      setDragged(null);
      if (event.type === "pointerup") settle(now);
      else setOrder(ids);
    };
    window.addEventListener("pointermove", over, { signal });
    window.addEventListener("pointerup", end, { signal });
    window.addEventListener("pointercancel", end, { signal });
  };

  return { order, dragged, drag, move: (id, place) => settle(moved(order, id, place)) };
}

/** The same items with one of them at another place. */
export function moved(order: readonly string[], id: string, place: number): string[] {
  const others = order.filter((each) => each !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}
