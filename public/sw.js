/**
 * The service worker: one script for every site, at the root of each. `sw-push.js` shows notifications, `sw-shell.js`
 * caches what every page needs, `sw-member.js` caches the member's conversations, and `sw-pages.js` answers requests
 * from these. The script's address contains the release (`?release=`), so that each release installs a new worker.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
worker.importScripts("/sw-push.js", "/sw-shell.js", "/sw-member.js", "/sw-pages.js");

worker.addEventListener("install", (event) => event.waitUntil(keepShell()));

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([worker.clients.claim(), forgetOldShells(), worker.registration.navigationPreload?.enable()]),
  );
});

worker.addEventListener("message", (event) => {
  const { kind, path, language } = event.data ?? {};
  if (kind === "take-over") worker.skipWaiting();
  if (kind === "keep") event.waitUntil(keepPage(path));
  if (kind === "speak") event.waitUntil(keepShell(language));
});

worker.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});
