// The script of the offline page: shows the link to kept conversations, and loads the wanted page once there is a network.
const link = document.querySelector("[data-kept]");

for (const name of await caches.keys()) {
  if (!name.startsWith("member ")) continue;
  const kept = await (await caches.open(name)).match("/chats", { ignoreVary: true });
  if (kept && location.pathname !== "/chats") link.hidden = false;
}

// A reload would cancel the way to a page that somebody chose meanwhile.
let leaves = false;
addEventListener("click", ({ target }) => {
  leaves ||= Boolean(target.closest("a[href]:not([href^='#'])"));
});
addEventListener("pageshow", () => {
  leaves = false; // the browser's Back can show this page again as it was
});
addEventListener("online", () => {
  if (!leaves) location.reload();
});
