import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import type { Stored } from "~/app/stored";
import { registerWorker } from "~/app/ui/frame/worker/registration";

export const SUBSCRIPTION: Stored = {
  name: "push",
  place: "push",
  lasts: "permission",
  consent: true,
  purpose: "push",
};

/** Stored if the member allows notifications and has turned them off in this browser. */
export const TURNED_OFF: Stored = {
  name: "push-off",
  place: "local_storage",
  lasts: "cleared",
  consent: false,
  purpose: "push_off",
};

/** Maximum time for a worker to become active, in ms. */
const PATIENCE_MS = 10_000;

/** `ios` means that this browser supports push only for a site on the home screen. */
export type PushAbility = NotificationPermission | "ios" | "unsupported";

export function pushAbility(): PushAbility {
  const capable = "Notification" in window && "PushManager" in window && "serviceWorker" in navigator;
  if (capable) return Notification.permission;
  return /iPhone|iPad/.test(navigator.userAgent) ? "ios" : "unsupported";
}

/**
 * Subscribes this browser. Called at every start: the browser's push address may have changed, and the server deleted
 * the subscription with the session.
 */
export async function subscribeBrowser(publicKey: string): Promise<boolean> {
  if (pushAbility() !== "granted" || turnedOff()) return false;
  try {
    const registration = await registerWorker();
    await workerReady();
    const subscription = await ownSubscription(registration, publicKey);
    const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
    return (await callApi(calls.user, "POST?push=1", { endpoint, keys })).ok;
  } catch (error) {
    console.warn("Push notifications are not there:", error);
    return false;
  }
}

export function turnedOff(): boolean {
  return localStorage.getItem(TURNED_OFF.name) !== null;
}

export async function turnOn(): Promise<void> {
  localStorage.removeItem(TURNED_OFF.name);
}

/** Unsubscribes this browser for every member who logs in here. Offline, the push service tells the site. */
export async function turnOff(): Promise<void> {
  localStorage.setItem(TURNED_OFF.name, "1");
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    if (!subscription) return;
    await subscription.unsubscribe();
    await callApi(calls.user, "DELETE?push=1", { endpoint: subscription.endpoint });
  } catch (error) {
    console.warn("The push subscription could not be ended:", error);
  }
}

/** Waits for the worker, for at most `PATIENCE_MS`. `ready` alone might wait for ever, and so the sign-up. */
async function workerReady(): Promise<void> {
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error("the service worker is not active")), PATIENCE_MS);
  });
  await Promise.race([navigator.serviceWorker.ready, late]).finally(() => clearTimeout(timer));
}

/** Deletes a subscription made with earlier keys of the site. */
async function ownSubscription(registration: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const known = await registration.pushManager.getSubscription();
  if (known && base64url(known.options.applicationServerKey) === publicKey) return known;
  await known?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? []));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
