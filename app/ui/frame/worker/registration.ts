import { GLOBALS } from "~/app/router/client";
import type { Stored } from "~/app/stored";

/** The worker's path, with the version of its protocol. */
const WORKER = "/sw.js?v=2";

export const REGISTRATION: Stored = {
  name: "sw.js",
  place: "service_worker",
  lasts: "cleared",
  consent: false,
  purpose: "worker",
};

/** The state of this page's worker, on <html> as `data-worker`. `failed`: the browser refused to register it. */
export type WorkerState = "registered" | "installed" | "waiting" | "activated" | "failed";

export function ownRelease(): string {
  return (window as unknown as Record<string, { version: string } | undefined>)[GLOBALS.manifest]?.version ?? "";
}

/** Registers the worker of a release. Rejects, and sets the state, if the browser refuses. */
export async function registerWorker(release = ownRelease()): Promise<ServiceWorkerRegistration> {
  try {
    const address = `${WORKER}&release=${encodeURIComponent(release)}`;
    // `updateViaCache` keeps the HTTP cache from answering for the scripts that the worker imports.
    return await navigator.serviceWorker.register(address, { scope: "/", updateViaCache: "none" });
  } catch (error) {
    showWorkerState("failed");
    throw error;
  }
}

export function showWorkerState(state: WorkerState): void {
  document.documentElement.dataset.worker = state;
}
