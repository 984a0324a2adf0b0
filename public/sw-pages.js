/** Which requests the worker answers, and with what. */

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

/** How long the network may say nothing before a conversation that is kept is shown as it was last seen, in ms. */
const PATIENCE = 6_000;

/** A page: from the network, else as it was last seen, else the one that says that there is no network. */
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

/** What `ask` brings, which is kept; where that takes too long, what is kept already. Rejects where there is neither. */
async function inTime(event, ask) {
  const { request } = event;
  const since = removalsSoFar();
  const asked = ask().then(async (answer) => {
    await take(request, answer, since);
    return answer;
  });
  const kept = isKept(new URL(request.url).pathname) ? await keptFor(request).catch(() => undefined) : undefined;
  if (!kept) return asked;
  event.waitUntil(asked.catch(() => {})); // what comes late is kept for the next time
  return Promise.race([asked, new Promise((show) => setTimeout(show, PATIENCE, kept))]);
}

/** Nobody is sent to the login page while a member's conversations are there. */
async function shellPage(request) {
  const toLogin = new URL(request.url).pathname === "/login" && !(await memberCache());
  return toLogin ? loginPage() : offlinePage();
}

/** A form. Without a network nothing is sent, but a logout takes effect here at once, whatever it is answered with. */
async function sent({ request, clientId }, pathname) {
  const leaves = pathname === "/logout";
  try {
    await payLogout();
    const answer = await fetch(request);
    // A log-out is answered by a redirect. A proxy's error, or the page of a wifi, has not ended the session.
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
