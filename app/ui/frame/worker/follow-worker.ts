import { reloadOnce } from "~/app/ui/frame/chunk-failure";
import type { AddToast } from "~/themes/primitives";
import type { Speech } from "~/themes/words";
import { dismissUpdate, isDismissed } from "./dismissed-update";
import { PAGE_CHANGE } from "./page-change";
import { ownRelease, registerWorker, showWorkerState } from "./registration";

/** How often a visible page asks for the current release, in ms. */
const ASK_MS = 15 * 60_000;

interface Following {
  toast: AddToast;
  t: Speech["t"];
}

/** Matches the pages of conversations, which stay readable offline as last seen. */
const KEPT = /^\/chats(\/[\w-]+)?$/;

/** Registers the worker, follows its states, and offers a newer release. Returns a function that stops it. */
export function followWorker({ toast, t }: Following): () => void {
  const { serviceWorker } = navigator;
  const ended = new AbortController();
  const { signal } = ended;
  let asked = Date.now();
  let offered = false;

  /** @param take Switches to the release, which reloads the page. */
  function offer(release: string, take: () => void): void {
    if (offered || isDismissed(release)) return;
    offered = true;
    const action = { label: t("common.update"), onSelect: take };
    const onDismiss = () => dismissUpdate(release);
    toast({ title: t("common.update_there"), text: t("common.update_text"), action, stays: true, onDismiss });
  }

  async function follow(release?: string): Promise<void> {
    const registration = await registerWorker(release);
    showWorkerState("registered");
    if (registration.waiting) wait(registration.waiting);
    else if (registration.active && !registration.installing) showWorkerState("activated");
    if (registration.installing) watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing), { signal });
    registration.active?.postMessage({ kind: "speak", language: document.documentElement.lang });
  }

  function watch(worker: ServiceWorker | null): void {
    worker?.addEventListener(
      "statechange",
      () => {
        if (worker.state === "installed") wait(worker);
        if (worker.state === "activated") {
          showWorkerState("activated");
          worker.postMessage({ kind: "speak", language: document.documentElement.lang });
        }
      },
      { signal },
    );
  }

  /** Offers a waiting new worker. The first worker of a browser activates without an offer. */
  function wait(worker: ServiceWorker): void {
    showWorkerState(serviceWorker.controller ? "waiting" : "installed");
    const release = new URL(worker.scriptURL).searchParams.get("release") ?? "";
    if (serviceWorker.controller) offer(release, () => worker.postMessage({ kind: "take-over" }));
  }

  async function askForRelease(): Promise<void> {
    if (document.visibilityState !== "visible" || Date.now() - asked < ASK_MS) return;
    asked = Date.now();
    const served = await fetch("/release.json")
      .then((answer) => answer.json() as Promise<{ version: string }>)
      .catch(() => undefined);
    if (!served || served.version === ownRelease() || signal.aborted) return;
    if (serviceWorker?.controller) await follow(served.version);
    else offer(served.version, () => location.reload());
  }

  if (serviceWorker) {
    const updating = serviceWorker.controller !== null;
    // A log-out removes the worker and navigates itself.
    const change = () => updating && serviceWorker.controller && reloadOnce();
    serviceWorker.addEventListener("controllerchange", change, { signal });
    follow().catch((error) => console.warn("The site's worker is not there:", error));
  }
  const ask = () => void askForRelease().catch(() => {}); // without a worker the page stays as it is
  document.addEventListener("visibilitychange", ask, { signal });
  const timer = window.setInterval(ask, ASK_MS);
  return () => {
    ended.abort();
    clearInterval(timer);
  };
}

/**
 * Makes the worker cache a page: now, after a change when the member leaves the page, and once a minute while the page
 * changes.
 */
export function keepPage(path: string): () => void {
  if (!KEPT.test(path)) return () => {};
  const ask = ({ active }: ServiceWorkerRegistration) => active?.postMessage({ kind: "keep", path });
  const keep = () => void navigator.serviceWorker?.ready.then(ask).catch(() => {}); // the earlier copy stays
  let timer = 0;
  let keptAt = Number.NEGATIVE_INFINITY;
  const keepChange = () => {
    clearTimeout(timer);
    timer = 0;
    keptAt = Date.now();
    keep();
  };
  const hide = () => document.visibilityState === "hidden" && keepChange();
  const change = () => {
    clearTimeout(timer);
    timer = window.setTimeout(keepChange, Math.max(CALM, keptAt + PAUSE - Date.now()));
  };
  keep();
  document.addEventListener("visibilitychange", hide);
  document.addEventListener(PAGE_CHANGE, change);
  return () => {
    clearTimeout(timer);
    if (timer) keep();
    document.removeEventListener("visibilitychange", hide);
    document.removeEventListener(PAGE_CHANGE, change);
  };
}

/** The time without a change before a page is cached again, in ms. */
const CALM = 500;

/** The minimum time between two copies of a page that keeps changing, in ms. */
const PAUSE = 60_000;
