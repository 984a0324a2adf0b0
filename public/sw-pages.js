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
  if (request.method === "GET" && isKept(pathname)) return data(request);
  // Until the server has been told of a logout, nothing may be asked for in the name of who logged out.
  return maybeOwed() ? payLogout().then(() => fetch(request)) : undefined;
}

/** A page: from the network, else as it was last seen, else the one that says that there is no network. */
async function page({ request, preloadResponse }) {
  const since = removalsSoFar();
  const preloading = Promise.resolve(preloadResponse).catch(() => undefined);
  try {
    const early = (await isOwed()) ? undefined : await preloading;
    await payLogout();
    const answer = early ?? (await fetch(request));
    await take(request, answer, since);
    return answer;
  } catch {
    return (await keptFor(request)) ?? (await shellPage(request)) ?? Response.error();
  }
}

/** Nobody is sent to the login page while a member's conversations are there. */
async function shellPage(request) {
  const toLogin = new URL(request.url).pathname === "/login" && !(await memberCache());
  return toLogin ? loginPage() : offlinePage();
}

/** A form. Without a network nothing is sent, but whoever logs out is logged out here at once. */
async function sent({ request, clientId }, pathname) {
  const leaves = pathname === "/logout";
  try {
    await payLogout();
    const answer = await fetch(request);
    if (leaves) await forgetMember();
    return answer;
  } catch {
    if (!leaves) return (await offlinePage()) ?? Response.error();
    await oweLogout(clientId);
    return Response.redirect("/login", 303);
  }
}

async function data(request) {
  const since = removalsSoFar();
  try {
    await payLogout();
    const answer = await fetch(request);
    await take(request, answer, since);
    return answer;
  } catch (error) {
    const kept = await keptFor(request);
    if (kept) return kept;
    throw error;
  }
}

// Called by sw.js.
Object.assign(self, { answerTo });
