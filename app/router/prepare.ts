import { RouterBrowser } from "~/app/router/client";

/**
 * Remix waits for the page's data in its first render, by throwing a promise. Typing or clicking at that moment ends the
 * render with an error (React's 345). Remix also makes its router there, which keeps a phone busy. So both are prepared
 * outside of a render, which gets no further than its first hook.
 */
export async function prepareRemix(): Promise<void> {
  if ("stock" in document.documentElement.dataset) return;
  if (import.meta.env.DEV) clearStylesOnceInteractive();
  await thrownBy(() => RouterBrowser({}));
  await nextTask();
  if ("left" in document.documentElement.dataset) await NEVER; // the page reloads at another address
  if (import.meta.env.PROD) thrownBy(() => RouterBrowser({})); // in development React would complain of the hook
  await nextTask();
}

/**
 * In development Remix's first render gives Vite a function that sets a state. A change that comes before that state is
 * mounted waits for it: React would warn.
 */
function clearStylesOnceInteractive(): void {
  let clear = () => {};
  const clearLater = () => {
    if ("interactive" in document.documentElement.dataset) clear();
    else setTimeout(clearLater, 50);
  };
  Object.defineProperty(window, "__remixClearCriticalCss", {
    get: () => clearLater,
    set: (own: () => void) => {
      clear = own;
    },
  });
}

const NEVER = new Promise<never>(() => {});

function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (thrown) {
    return thrown;
  }
}

/** Between two steps of the start the browser can answer scrolling and typing. */
export function nextTask(): Promise<unknown> {
  return new Promise((next) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = next;
    port2.postMessage(0);
  });
}
