import { LRUCache } from "lru-cache";
import {
  createRequestHandler,
  type EntryContext,
  type LoadContext,
  type LoaderFunctionArgs,
  matchRoutes,
  OWN_STATE,
  type RequestHandler,
  type RouteFunction,
  type ServerBuild,
  sharedContext,
} from "~/app/router/server";
import { forwardErrorHeaders } from "./error-headers";
import { askedFor } from "./incoming-request";
import { pagePathOf } from "./page-address";
import { payloadOf, sharedOf } from "./payload";
import { TextAnswer } from "./text-answer";

/** The exports of app/entry.server.tsx besides Remix's own. */
interface PageEntry {
  renderPage(
    request: Request,
    answer: { status: number; headers: Headers; payload: string },
    context: EntryContext,
    loadContext: LoadContext,
  ): Promise<Response>;
}

type RouteTree = Parameters<typeof matchRoutes>[0];
type Matches = NonNullable<ReturnType<typeof matchRoutes>>;
type Outcomes = Map<string, Promise<unknown>>;

/**
 * Returns Remix's handler with a faster path for reads of a page or its data, if every loader returns plain data, as
 * nearly all do. This path calls the loaders side by side with the original request, and their data becomes the answer.
 * Remix makes four more requests per loader and keeps every answer for five seconds, which is most of a page's cost.
 * Redirects, refusals and errors are Remix's, from the same outcomes, so no loader runs twice.
 */
export function pageHandler(build: ServerBuild, mode: string): RequestHandler {
  const outcomesOf = new WeakMap<LoadContext, Outcomes>();
  const remix = createRequestHandler(replaying(build, outcomesOf), mode);
  if (mode !== "production") return remix; // in development it finds the styles of the latest change
  const { renderPage } = build.entry.module as unknown as PageEntry;
  const matchesAt = matcherOf(routeTree(build.routes));
  const still = sharedContext(build);

  return async (request, context = {} as LoadContext) => {
    const page = request.method === "GET" ? pageAt(request) : undefined;
    const matches = page && matchesAt(page.url);
    if (!page || !matches?.every(({ route }) => isPlainRoute(build, route.id!))) return remix(request, context);
    const asked = page.data ? askedFor(page.url, request) : request;
    const outcomes = callLoaders(build, matches, asked, context);
    outcomesOf.set(context, outcomes);
    const loaderData = await plainData(outcomes);
    if (!loaderData) return remix(request, context);
    if (page.data) return dataAnswer(loaderData) ?? remix(request, context);
    const payload = payloadOf({ loaderData, actionData: null, errors: null }, sharedOf(loaderData));
    if (payload === undefined) return remix(request, context);
    try {
      const entry = entryContext(still, page.url, matches, loaderData);
      return await renderPage(request, { status: 200, headers: new Headers(), payload }, entry, context);
    } catch {
      return remix(request, context); // which fails the same way, and shows how
    }
  };
}

function replaying(build: ServerBuild, outcomesOf: WeakMap<LoadContext, Outcomes>): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route!.module.loader as RouteFunction | undefined;
    if (!loader) return [id, route];
    const replay = (args: LoaderFunctionArgs) => outcomesOf.get(args.context)?.get(id) ?? loader(args);
    return [id, { ...route, module: { ...route!.module, loader: replay } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function routeTree(routes: ServerBuild["routes"], parentId?: string): RouteTree {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index, caseSensitive } = route!;
      const children = routeTree(routes, id);
      return { id, path, index, caseSensitive, ...(children.length > 0 && { children }) } as RouteTree[number];
    });
}

/**
 * The number of cached results of the route match, for paths without parameters. Spellings with capitals and slashes
 * are cached separately.
 */
const KEPT = 10;

/** Returns the routes at an address. Remix ranks them at each call. */
function matcherOf(tree: RouteTree): (url: URL) => Matches | null {
  const kept = new LRUCache<string, Matches>({ max: KEPT });
  return (url) => {
    const known = kept.get(url.pathname);
    if (known) return known;
    const matches = matchRoutes(tree, url);
    if (matches && Object.keys(matches[0]!.params).length === 0) kept.set(url.pathname, matches);
    return matches;
  };
}

function pageAt(request: Request): { url: URL; data: boolean } | undefined {
  const url = new URL(request.url);
  const { searchParams, pathname } = url;
  if (["_data", "_routes", "index"].some((name) => searchParams.has(name))) return undefined;
  if (!pathname.endsWith(".data")) return pathname === "/__manifest" ? undefined : { url, data: false };
  url.pathname = pagePathOf(pathname);
  return { url, data: true };
}

/** Returns whether the route is a page or a part of a page, and sets no headers. */
function isPlainRoute(build: ServerBuild, id: string): boolean {
  const { default: component, headers } = build.routes[id]!.module;
  return component !== undefined && (headers === undefined || headers === forwardErrorHeaders);
}

/** Calls the loaders. A part of the page without a loader gets null as its data. */
function callLoaders(build: ServerBuild, matches: Matches, request: Request, context: LoadContext): Outcomes {
  const { params } = matches[0]!;
  return new Map(
    matches.map(({ route }) => {
      const loader = build.routes[route.id!]!.module.loader as RouteFunction | undefined;
      return [route.id!, called(() => (loader ? loader({ request, params, context }) : null))];
    }),
  );
}

async function called(work: () => unknown): Promise<unknown> {
  return work();
}

async function plainData(outcomes: Outcomes): Promise<Record<string, unknown> | undefined> {
  const settled = await Promise.allSettled(outcomes.values());
  const ids = [...outcomes.keys()];
  const loaderData: Record<string, unknown> = {};
  for (const [index, outcome] of settled.entries()) {
    if (outcome.status === "rejected" || !isData(outcome.value)) return undefined;
    loaderData[ids[index]!] = outcome.value;
  }
  return loaderData;
}

/** Returns whether a loader's result is plain data: no Response, and no data with a status or headers of its own. */
function isData(value: unknown): boolean {
  if (value === null || typeof value !== "object") return value !== undefined;
  return Object.getPrototypeOf(value) === Object.prototype || Array.isArray(value);
}

function dataAnswer(loaderData: Record<string, unknown>): Response | undefined {
  const wrapped = Object.entries(loaderData).map(([id, data]) => [id, { data }]);
  const payload = payloadOf(Object.fromEntries(wrapped), sharedOf(loaderData));
  if (payload === undefined) return undefined;
  return new TextAnswer(payload, { headers: { "Content-Type": "text/x-script", "X-Remix-Response": "yes" } });
}

function entryContext(
  still: ReturnType<typeof sharedContext>,
  { pathname, search }: URL,
  matches: Matches,
  loaderData: Record<string, unknown>,
): EntryContext {
  return {
    ...still,
    renderMeta: {},
    staticHandlerContext: {
      basename: "/",
      location: { pathname, search, hash: "", state: null, key: "default" },
      matches: matches as EntryContext["staticHandlerContext"]["matches"],
      loaderData,
      actionData: null,
      errors: null,
      loaderHeaders: {},
      actionHeaders: {},
      ...OWN_STATE,
      statusCode: 200,
    },
  };
}
