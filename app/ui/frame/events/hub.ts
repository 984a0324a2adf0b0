import { useEffect, useRef, useState } from "react";
import type { EventData } from "~/app/domain/event-data";
import { isNews } from "~/app/domain/site/events/event-id";

type Kinds = { [Kind in keyof EventData]: { kind: Kind; id: string | null; data: EventData[Kind] } };

/** An event for this page. The event `reset` makes the page reload its data. */
export type LiveEvent = Kinds[keyof Kinds];

/** The number of stored events. Between two loads of a page's data there are fewer events. */
const KEPT = 200;

let recent: readonly LiveEvent[] = [];
const listeners = new Set<(event: LiveEvent) => void>();

/** Passes an event to the whole page. Events arrive in the server's order, each once. */
export function dispatch(event: LiveEvent): void {
  if (event.id !== null) recent = [...recent.slice(1 - KEPT), event];
  for (const hear of listeners) hear(event);
}

interface Following<T> {
  /** The value in the page's data. */
  base: T;
  /** The id of the last event before the data were read. */
  upTo: string;
  /** Returns the value after an event. Applying an event twice must change nothing. */
  apply(value: T, event: LiveEvent): T;
  /** Returns new data with changes that the page knows already. Default: the new data. */
  rebase?(known: T, base: T): T;
}

type Change<T> = (to: (known: T) => T) => void;

/** Keeps a value of the page's data up to date by events. */
export function useLiveValue<T>({ base, upTo, apply, rebase = (_, fresh) => fresh }: Following<T>): [T, Change<T>] {
  const [value, setValue] = useState(base);
  useOnEvent((event) => setValue((known) => apply(known, event)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new data begin anew
  useEffect(() => {
    const since = recent.filter(({ id }) => isNews(id!, upTo));
    setValue((known) => since.reduce(apply, rebase(known, base)));
  }, [base, upTo]);
  return [value, setValue];
}

export function useOnEvent(hear: (event: LiveEvent) => void): void {
  const current = useRef(hear);
  useEffect(() => {
    current.current = hear;
  });
  useEffect(() => subscribe((event) => current.current(event)), []);
}

function subscribe(hear: (event: LiveEvent) => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
