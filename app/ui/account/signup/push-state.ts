import type { PushState } from "~/app/domain/account/signup/steps";

export function pushState(): PushState {
  const capable = "Notification" in window && "PushManager" in window && "serviceWorker" in navigator;
  return capable ? Notification.permission : "unsupported";
}
