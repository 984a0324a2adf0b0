import { useEffect, useState } from "react";

/** The browser asks before it closes or leaves the page, which would end an upload. Other pages of the site don't. */
export function useAskBeforeLeaving(uploading: boolean): void {
  useEffect(() => {
    if (!uploading) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [uploading]);
}

/** The uploads of messages, by key. */
export function useUploadsToStop() {
  const [uploads] = useState(() => {
    const all = new Map<string, AbortController>();
    return {
      begin(key: string): AbortSignal {
        const controller = new AbortController();
        all.set(key, controller);
        return controller.signal;
      },
      stop: (key: string) => all.get(key)?.abort(),
      isStopped: (key: string) => all.get(key)?.signal.aborted ?? false,
    };
  });
  return uploads;
}

/** Whether a file that was chosen is still what it was: it may have been moved, changed or taken back by the device. */
export function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}
