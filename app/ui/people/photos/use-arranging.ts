import { type PointerEvent, useCallback, useEffect, useRef, useState } from "react";

interface Arranging {
  order: readonly string[];
  dragged: string | null;
  move(id: string, place: number): void;
  /** Begins to drag an item. Other items, which have their id in `data-arranged`, make room. */
  drag(id: string, event: PointerEvent): void;
}

/**
 * Arranges items by dragging. Calls `save` with each new order, one call after the other. If a call fails, the former
 * order returns.
 */
export function useArranging(ids: readonly string[], save: (order: string[]) => Promise<boolean>): Arranging {
  const [order, setOrder] = useState<readonly string[]>(ids);
  const [dragged, setDragged] = useState<string | null>(null);
  const known = ids.join();
  /** The order that the page received last, and the current or requested order. */
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
    // Ignores the page's order during a save, which is newer.
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
    // Listens on the window, because the dragged element moves within the document.
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

export function moved(order: readonly string[], id: string, place: number): string[] {
  const others = order.filter((each) => each !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}
