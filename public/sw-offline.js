// The script of the offline page: shows the link to kept conversations, and loads the wanted page once there is a network.
const link = document.querySelector("[data-kept]");

for (const name of await caches.keys()) {
  if (!name.startsWith("member ")) continue;
  const kept = await (await caches.open(name)).match("/chats", { ignoreVary: true });
  if (kept && location.pathname !== "/chats") link.hidden = false;
}

addEventListener("online", () => location.reload());
