/**
 * Caches the conversations that the member opened last, in the member's own cache. There is never more than one: each
 * page from the network names its member (X-Member), and a page of another member or of a visitor deletes the cache.
 */

const MEMBER = "member ";
const KEPT = /^\/chats(\/[\w-]+)?(\.data)?$/;
const MOST_KEPT = 120;
/** A cache that exists from an offline logout until the server was told. */
const OWED = "owed log-out";

/** Whether a logout must still reach the server; undefined until the caches were read. */
let owed;
const knowing = caches.has(OWED).then((is) => {
  owed ??= is;
});

/** Counts deletions: an answer requested before a deletion must not be cached after it. */
let removals = 0;

const isKept = (path) => KEPT.test(path);
const removalsSoFar = () => removals;
const maybeOwed = () => owed !== false;
const isOwed = async () => {
  await knowing;
  return owed;
};

/** Notes whose page an answer is, and keeps it where it is a conversation. @param {number} since As of the request. */
async function take(request, answer, since) {
  if (answer.type !== "basic" || answer.status >= 500) return;
  if (!/^text\/(html|x-script)/.test(answer.headers.get("content-type") ?? "")) return;
  const member = answer.headers.get("x-member");
  if (since !== removals) return;
  await forgetMember(member);
  if (!member || !answer.ok || answer.redirected || !isKept(new URL(request.url).pathname)) return;
  const copy = answer.clone();
  const current = removals;
  await put(await caches.open(MEMBER + member), request, copy, MOST_KEPT);
  if (current !== removals) await caches.delete(MEMBER + member); // logged out meanwhile
}

/**
 * Fetches a page and its data, to keep both as they are now. The request says that it is a prefetch, so that nothing counts
 * as read. @param {string} path
 */
async function keepPage(path) {
  if (!isKept(path)) return;
  for (const address of [`${path}.data`, path]) {
    if (await isOwed()) return;
    const since = removals;
    const request = new Request(address, { cache: "no-store" });
    const answer = await fetch(request, { headers: { Purpose: "prefetch" } }).catch(() => undefined);
    if (!answer || answer.redirected) return;
    if (answer.ok && address === path) await keepFilesOf(answer, await caches.open(FILES));
    await take(request, answer, since);
  }
}

async function keptFor(request) {
  const name = await memberCache();
  const ignoreSearch = request.mode === "navigate"; // the query is a position within the conversation
  return name && (await caches.open(name)).match(request, { ignoreVary: true, ignoreSearch });
}

/** Cached with the member's conversations, because a picture reveals who they talk to. */
async function picture(request) {
  const name = await memberCache();
  const kept = name && (await (await caches.open(name)).match(request));
  if (kept) return kept;
  const since = removals;
  const answer = await fetch(request);
  if (name && answer.ok && since === removals) await put(await caches.open(name), request, answer.clone(), MOST_KEPT);
  return answer;
}

async function memberCache() {
  return (await caches.keys()).find((name) => name.startsWith(MEMBER));
}

/** @param {string | null} [except] The member who is logged in. */
async function forgetMember(except = null) {
  const others = (await caches.keys()).filter((name) => name.startsWith(MEMBER) && name !== MEMBER + except);
  if (except === null || others.length > 0) removals += 1;
  for (const name of others) await caches.delete(name);
}

/** Logs the member out on this device, in every window. Tells the server once there is a network. */
async function oweLogout(ownClient) {
  owed = true;
  await caches.open(OWED);
  await forgetMember();
  await navigator.clearAppBadge?.().catch(() => {});
  const windows = await self.clients.matchAll({ type: "window" });
  for (const each of windows) if (each.id !== ownClient) void each.navigate("/login").catch(() => {});
}

/** Tells the server of an offline logout. Rejects without a network: until then the session is still open. */
async function payLogout() {
  if (!(await isOwed())) return;
  const headers = { "X-Package": "bouquet-worker@1", "X-Original-Host": self.location.host };
  const answer = await fetch("/api/logout.php", { headers });
  if (!answer.ok) throw new Error(`The logout was answered ${answer.status}`);
  await caches.delete(OWED);
  owed = false;
}

// Called by the other scripts.
Object.assign(self, { isKept, removalsSoFar, maybeOwed, isOwed, take, keepPage, keptFor, picture, forgetMember });
Object.assign(self, { memberCache, oweLogout, payLogout });
