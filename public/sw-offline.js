// The offline page's script: links cached conversations, and loads the requested page once there is a network.
const link = document.querySelector("[data-kept]");

for (const name of await caches.keys()) {
  if (!name.startsWith("member ")) continue;
  const kept = await (await caches.open(name)).match("/chats", { ignoreVary: true });
  if (kept && location.pathname !== "/chats") link.hidden = false;
}

/** How long a navigation may take before it counts as cancelled, in ms. */
const LEAVING = 30_000;

// A reload would cancel a navigation that the visitor started meanwhile, by a link or in the address bar.
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
addEventListener("pageshow", stay); // Back may show this page again unchanged
addEventListener("online", () => {
  if (leaving === undefined) location.reload();
});
