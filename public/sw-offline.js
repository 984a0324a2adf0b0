// The script of the offline page: shows the link to kept conversations, and loads the wanted page once there is a network.
const link = document.querySelector("[data-kept]");

for (const name of await caches.keys()) {
  if (!name.startsWith("member ")) continue;
  const kept = await (await caches.open(name)).match("/chats", { ignoreVary: true });
  if (kept && location.pathname !== "/chats") link.hidden = false;
}

/** How long the way to another page may take before it counts as given up, in ms. */
const LEAVING = 30_000;

// A reload would cancel the way to a page that somebody chose meanwhile, by a link or in the browser's own bar.
let leaving;
const leave = () => {
  clearTimeout(leaving);
  leaving = setTimeout(stay, LEAVING);
};
const stay = () => {
  clearTimeout(leaving);
  leaving = undefined;
};
addEventListener("click", ({ target }) => {
  if (target.closest("a[href]:not([href^='#'])")) leave();
});
addEventListener("beforeunload", leave);
addEventListener("pageshow", stay); // the browser's Back can show this page again as it was
addEventListener("online", () => {
  if (leaving === undefined) location.reload();
});
