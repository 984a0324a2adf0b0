import { useEffect, useState } from "react";

/**
 * Makes the browser ask before the page is closed or left during an upload. Navigation within the site does not end an
 * upload.
 */
export function useAskBeforeLeaving(uploading: boolean): void {
  useEffect(() => {
    if (!uploading) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [uploading]);
}

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

/** Returns whether a chosen file is still readable: the device may have moved, changed or removed it. */
export function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}
