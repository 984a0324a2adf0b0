import { type ComponentType, useEffect, useReducer, useRef } from "react";

export interface OnDemand<Props> {
  /** Starts fetching, for when it will probably be wanted soon. */
  prefetch(): void;
  /** Null until the component has been wanted once and is here; from then on it stays, to go as gently as it came. */
  useWhen(wanted: boolean): ComponentType<Props> | null;
}

/**
 * A component whose code, and the library that it stands on, are fetched when somebody first needs them: a page that is
 * only read does not pay for its dialogs. Nothing of it is ever rendered on the server.
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
          coming = undefined; // so that the next time tries again
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
