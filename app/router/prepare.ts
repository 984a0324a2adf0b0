import { RouterBrowser } from "~/app/router/client";

/**
 * In its first render Remix waits for data by throwing a promise, and typing then ends the render with an error
 * (React's 345). The preparation, outside a render, stops at the first hook.
 */
export async function prepareRemix(): Promise<void> {
  if ("stock" in document.documentElement.dataset) return;
  if (import.meta.env.DEV) clearStylesOnceInteractive();
  await thrownBy(() => RouterBrowser({}));
  await nextTask();
  if ("left" in document.documentElement.dataset) await NEVER; // the page reloads at another address
  if (import.meta.env.PROD) thrownBy(() => RouterBrowser({})); // in development React would complain about the hook
  await nextTask();
}

/** Delays style changes of Vite's development client until the page is hydrated, because React would warn. */
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

/** Yields to the browser between steps of the start, so that it can handle scrolling and typing. */
export function nextTask(): Promise<unknown> {
  return new Promise((next) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = next;
    port2.postMessage(0);
  });
}
