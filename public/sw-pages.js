/** Chooses the requests that the worker answers. */

/** @param {FetchEvent} event @returns {Promise<Response> | undefined} Undefined leaves it to the browser. */
function answerTo(event) {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (origin !== self.location.origin) return undefined;
  if (request.mode === "navigate") return request.method === "GET" ? page(event) : sent(event, pathname);
  const named = pathname.startsWith("/assets/") || (pathname.startsWith("/_i18n/") && searchParams.has("v"));
  if (request.method === "GET" && named) return file(request);
  if (request.method === "GET" && pathname.startsWith("/media/")) return picture(request);
  if (request.method === "GET" && isKept(pathname)) return data(event);
  // Until a logout has reached the server, nothing may be requested with the session of the person who logged out.
  return maybeOwed() ? payLogout().then(() => fetch(request)) : undefined;
}

/** How long the network may be silent before a cached conversation is shown, in ms. */
const PATIENCE = 6_000;

/** A page: from the network, else from the cache, else the offline page. */
async function page(event) {
  const { request, preloadResponse } = event;
  const preloading = Promise.resolve(preloadResponse).catch(() => undefined);
  const ask = async () => {
    const early = (await isOwed()) ? undefined : await preloading;
    await payLogout();
    return early ?? fetch(request);
  };
  try {
    return await inTime(event, ask);
  } catch {
    return (await keptFor(request)) ?? (await shellPage(request)) ?? Response.error();
  }
}

/** The result of `ask`, which is cached; after too long the cached one. Rejects without either. */
async function inTime(event, ask) {
  const { request } = event;
  const since = removalsSoFar();
  const asked = ask().then(async (answer) => {
    await take(request, answer, since);
    return answer;
  });
  const kept = isKept(new URL(request.url).pathname) ? await keptFor(request).catch(() => undefined) : undefined;
  if (!kept) return asked;
  event.waitUntil(asked.catch(() => {})); // a late answer is cached for the next time
  return Promise.race([asked, new Promise((show) => setTimeout(show, PATIENCE, kept))]);
}

/** Shows no login page while a member's conversations are cached. */
async function shellPage(request) {
  const toLogin = new URL(request.url).pathname === "/login" && !(await memberCache());
  return toLogin ? loginPage() : offlinePage();
}

/** Sends a form. Without a network nothing is sent, but a logout takes effect here at once, whatever the answer. */
async function sent({ request, clientId }, pathname) {
  const leaves = pathname === "/logout";
  try {
    await payLogout();
    const answer = await fetch(request);
    // A logout is answered by a redirect. A proxy's error or a wifi's login page has not ended the session.
    if (leaves && answer.type !== "opaqueredirect") throw new Error(`The logout was answered ${answer.status}`);
    if (leaves) await forgetMember();
    return answer;
  } catch {
    if (!leaves) return (await offlinePage()) ?? Response.error();
    await oweLogout(clientId);
    return Response.redirect("/login", 303);
  }
}

async function data(event) {
  const { request } = event;
  try {
    return await inTime(event, () => payLogout().then(() => fetch(request)));
  } catch (error) {
    const kept = await keptFor(request);
    if (kept) return kept;
    throw error;
  }
}

// Called by sw.js.
Object.assign(self, { answerTo });
