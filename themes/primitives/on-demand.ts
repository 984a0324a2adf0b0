import { type ComponentType, useEffect, useReducer, useRef } from "react";

export interface OnDemand<Props> {
  /** Starts to load the component, before it is needed. */
  prefetch(): void;
  /**
   * Returns the component once it is wanted and loaded. Null before. A loaded component stays, so that it can animate
   * out.
   */
  useWhen(wanted: boolean): ComponentType<Props> | null;
}

/**
 * Loads a component and its library on first use, so that a page that is only read does not load its dialogs. The
 * server never renders it.
 */
export function onDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const code = fetchedOnce(load);
  return {
    prefetch: () => void code.fetch().catch(() => {}),
    useWhen: (wanted) => useFetched(code, wanted),
  };
}

interface Fetched<Value> {
  fetch(): Promise<Value>;
  here: Value | null;
}

function fetchedOnce<Value>(load: () => Promise<Value>): Fetched<Value> {
  let coming: Promise<Value> | undefined;
  return {
    here: null,
    fetch() {
      coming ??= load().then(
        (value) => {
          this.here = value;
          return value;
        },
        (error) => {
          coming = undefined; // the next call tries again
          throw error;
        },
      );
      return coming;
    },
  };
}

function useFetched<Value>(code: Fetched<Value>, wanted: boolean): Value | null {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const everWanted = useRef(wanted);
  everWanted.current ||= wanted;
  useEffect(() => {
    if (wanted && !code.here) code.fetch().then(render, (error) => console.warn("Not loaded:", error));
  }, [code, wanted]);
  return everWanted.current ? code.here : null;
}
