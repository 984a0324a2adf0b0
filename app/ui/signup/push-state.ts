import type { PushState } from "~/app/domain/signup/steps";

/** What this browser makes of push notifications. */
export function pushState(): PushState {
  const capable = "Notification" in window && "PushManager" in window && "serviceWorker" in navigator;
  return capable ? Notification.permission : "unsupported";
}
