/**
 * Push notifications: shows them, and follows a click on one.
 *
 * @typedef {{ title?: string; body?: string; lang?: string; tag?: string; app_badge?: number; icon?: string; data?: { check?: string; open?: string; icon?: string } }} Told
 */

// Always shows something: browsers revoke the permission otherwise, iOS after three times.
self.addEventListener("push", (event) => {
  const { title = self.location.hostname, body, lang, tag, app_badge: badge, data } = told(event.data);
  const shown = self.registration.showNotification(title, {
    ...(body && { body }),
    ...(lang && { lang }),
    ...(tag && { tag, renotify: true }),
    icon: data?.icon ?? "/icon-192.png",
    badge: data?.icon ?? "/icon-192.png",
    data,
  });
  event.waitUntil(Promise.all([shown, setBadge(badge)]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(follow(event.notification.data ?? {}));
});

/** @param {PushMessageData | null} data @returns {Told} */
function told(data) {
  try {
    return data?.json().notification ?? {};
  } catch {
    return {};
  }
}

/** @param {number | undefined} count */
async function setBadge(count) {
  if (count === undefined || !("setAppBadge" in navigator)) return;
  await navigator.setAppBadge(count).catch(() => {});
}

/**
 * Who is logged in goes to where it can be seen, unless a window is there already; who is not, to where one logs in.
 * @param {{ check?: string; open?: string }} paths
 */
async function follow({ check = "/", open = "/" }) {
  const path = (await isLoggedIn()) ? check : open;
  const address = new URL(path, self.location.origin).href;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address) ?? windows[0];
  if (!there) return void (await self.clients.openWindow(address));
  const focused = await there.focus();
  if (focused.url !== address) await focused.navigate(address).catch(() => self.clients.openWindow(address));
}

async function isLoggedIn() {
  const headers = { "X-Package": "bouquet-worker@1", "X-Original-Host": self.location.host };
  const answer = await fetch("/api/user.php", { headers }).catch(() => undefined);
  return answer?.status !== 403;
}
