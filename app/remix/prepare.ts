import { RemixBrowser } from "@remix-run/react";

/**
 * Remix waits for the page's data in its first render, by throwing what it waits for; whoever types or clicks at that
 * moment ends the render with an error (React's 345). And it makes its router there, which keeps a phone busy. So it is
 * asked for both beforehand, outside of a render, where it gets no further than its first hook.
 */
export async function prepareRemix(): Promise<void> {
  if ("stock" in document.documentElement.dataset) return;
  await thrownBy(() => RemixBrowser({}));
  await nextTask();
  if (import.meta.env.PROD) thrownBy(() => RemixBrowser({})); // in development React would complain of the hook
  await nextTask();
}

function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (thrown) {
    return thrown;
  }
}

/** Between two steps of the start the browser can answer whoever scrolls or types. */
export function nextTask(): Promise<unknown> {
  return new Promise((next) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = next;
    port2.postMessage(0);
  });
}
