/** How long further refusals are ignored after the first one, in ms. Several requests may be in flight. */
const SAID_FOR = 1_000;

type Hear = () => void;

let listener: Hear | undefined;
let said = Number.NEGATIVE_INFINITY;

/** Calls back when the server refuses a request because the session has ended. Returns a function that unsubscribes. */
export function onSessionEnd(hear: Hear): () => void {
  listener = hear;
  return () => {
    if (listener === hear) listener = undefined;
  };
}

export function announceSessionEnd(): void {
  if (performance.now() - said < SAID_FOR) return;
  said = performance.now();
  listener?.();
}
