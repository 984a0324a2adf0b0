/** Caches what every page needs offline: the files of the build, the offline page and the login page. */

/** One cache for each release. */
const SHELL = `shell ${new URL(self.location.href).searchParams.get("release") ?? ""}`;
/** Files whose address changes with their content, of any release. */
const FILES = "files";
const MOST_FILES = 300;
/** The pages without other cached content, and after a logout. */
const SHELL_PAGES = ["/offline", "/login"];

/**
 * Fetches the shell's pages as a visitor gets them, with all files that they load. They come in `language`, or in the
 * browser's own; nothing is fetched where they are kept in that language already. @param {string} [language]
 */
async function keepShell(language) {
  const shell = await caches.open(SHELL);
  const there = await offlinePage();
  if (language && there && (await there.text()).includes(`<html lang="${language}"`)) return;
  const { files } = await (await fetch("/release.json", { cache: "no-store" })).json();
  await Promise.all(files.map((address) => keepFile(shell, address)));
  for (const path of SHELL_PAGES) {
    const headers = language ? { "Accept-Language": language } : undefined;
    const answer = await fetch(path, { credentials: "omit", cache: "no-store", ...(headers && { headers }) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await keepFilesOf(answer, shell);
    await shell.put(path, answer);
  }
}

async function forgetOldShells() {
  for (const name of await caches.keys()) if (name.startsWith("shell ") && name !== SHELL) await caches.delete(name);
}

async function offlinePage() {
  return (await caches.open(SHELL)).match("/offline", { ignoreVary: true });
}

async function loginPage() {
  return (await caches.open(SHELL)).match("/login", { ignoreVary: true });
}

/** A file whose address changes with its content: from a cache if possible. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await put(await caches.open(FILES), request, answer.clone(), MOST_FILES);
  return answer;
}

/** Caches the files that a page loads at its start. */
async function keepFilesOf(answer, cache) {
  const addresses = (await answer.clone().text()).matchAll(/"(\/(?:assets|_i18n)\/[^"\\]+|\/sw-offline\.js)"/g);
  const files = new Set([...addresses].map(([, address]) => address.replaceAll("&amp;", "&")));
  await Promise.all([...files].map((address) => keepFile(cache, address)));
}

async function keepFile(cache, address) {
  if (await caches.match(address)) return;
  const answer = await fetch(address).catch(() => undefined);
  if (answer?.ok) await cache.put(address, answer);
  else await answer?.body?.cancel(); // an unread body would keep its connection open
}

/** Removes the oldest entries above `most`. */
async function put(cache, request, answer, most) {
  await cache.put(request, answer);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}

// Called by the other scripts.
Object.assign(self, { FILES, keepShell, forgetOldShells, offlinePage, loginPage, file, keepFilesOf, put });
