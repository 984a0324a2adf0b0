import type { LoadContext, RequestHandler, RouteFunction, ServerBuild } from "~/app/router/server";
import { partOf } from "./areas";
import { urlOf } from "./incoming-request";
import { pagePathOf } from "./page-address";
import { pageHandler } from "./pages";

export interface NarrowHandler {
  handle(request: Request, context: LoadContext): Promise<Response>;
  /** Returns the pattern of the route that answers at a path: /members/:memberId. */
  patternAt(path: string): string;
}

/**
 * Passes Remix only the routes that can match the path, because Remix ranks every route several times per request.
 * Calls a route that is no page directly, because Remix would only pass its answer on.
 */
export function narrowHandler(build: ServerBuild, mode: string): NarrowHandler {
  const leaves = leavesOf(build);
  const near = byFirstSegment(leaves);
  const calls = callsOf(build, leaves);
  const closed = new Set(leaves.map(({ path }) => path).filter((path) => !OPEN_PART.test(path)));
  const handlers = new Map<string, RequestHandler>();

  function handlerFor(path: string): RequestHandler {
    const prefixes = prefixesOf(path);
    const able = near(path).filter(({ pattern }) => prefixes.some((prefix) => pattern.test(prefix)));
    const key = able.map(({ index }) => index).join();
    let handler = handlers.get(key);
    if (!handler) {
      const ids = new Set(["root", ...able.flatMap((leaf) => leaf.ids)]);
      const part = partOf(build, (id) => ids.has(id));
      handler = pageHandler(part, mode);
      handlers.set(key, handler);
    }
    return handler;
  }

  return {
    handle(request, context) {
      const { pathname } = urlOf(request);
      const call = calls.get(pathname);
      return call ? call(request, context) : handlerFor(pathname)(request, context);
    },
    patternAt(path) {
      const page = pagePathOf(path);
      return closed.has(page) ? page : (near(page).find(({ pattern }) => pattern.test(page))?.path ?? "/*");
    },
  };
}

/** Matches an open part of a path's pattern: a parameter, a splat, or an optional part. */
const OPEN_PART = /[:*?]/;

type RouteManifest = ServerBuild["routes"];

interface Leaf {
  index: number;
  path: string;
  ids: string[];
  pattern: RegExp;
}

function leavesOf({ routes }: ServerBuild): Leaf[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && (route.path != null || route.index))
    .map((route) => {
      const chain = chainOf(routes, route!.id);
      const path = `/${chain.flatMap(({ path }) => path?.split("/").filter(Boolean) ?? []).join("/")}`;
      return { path, ids: chain.map(({ id }) => id), pattern: patternOf(path) };
    })
    .sort((one, other) => vagueness(one.path) - vagueness(other.path))
    .map((leaf, index) => ({ ...leaf, index }));
}

function byFirstSegment(leaves: Leaf[]): (path: string) => Leaf[] {
  const OPEN = "";
  const firstOf = ({ path }: Leaf) => {
    const first = path.split("/")[1]!.toLowerCase();
    return OPEN_PART.test(first) ? OPEN : first;
  };
  const firsts = new Set(leaves.map(firstOf));
  const buckets = new Map(
    [...firsts].map((first) => [first, leaves.filter((leaf) => [first, OPEN].includes(firstOf(leaf)))]),
  );
  return (path) => buckets.get(pagePathOf(path).split("/")[1]?.toLowerCase() ?? OPEN) ?? buckets.get(OPEN) ?? [];
}

type Call = (request: Request, context: LoadContext) => Promise<Response>;

/** Returns the routes that are no pages and that handle every method themselves, by path. */
function callsOf({ routes }: ServerBuild, leaves: Leaf[]): Map<string, Call> {
  const calls = new Map<string, Call>();
  for (const { path, ids } of leaves) {
    const { loader, action, default: component } = routes[ids.at(-1)!]!.module;
    if (!loader || !action || component || OPEN_PART.test(path)) continue;
    calls.set(path, async (request, context) => {
      const answer = (["GET", "HEAD"].includes(request.method) ? loader : action) as RouteFunction;
      try {
        return (await answer({ request, context, params: {} })) as Response;
      } catch (thrown) {
        if (thrown instanceof Response) return thrown;
        throw thrown;
      }
    });
  }
  return calls;
}

function chainOf(routes: RouteManifest, id: string): NonNullable<RouteManifest[string]>[] {
  const route = routes[id];
  return route ? [...(route.parentId ? chainOf(routes, route.parentId) : []), route] : [];
}

function patternOf(path: string): RegExp {
  const segments = path.split("/").filter(Boolean).map(segmentPattern);
  return new RegExp(`^${segments.join("")}/*$`, "i");
}

/** Rates how open a path is. A path with earlier or more open parts is tried later. */
function vagueness(path: string): number {
  const open = (segment: string) => (segment === "*" ? 2 : segment.startsWith(":") ? 1 : 0);
  return path.split("/").reduce((sum, segment, index) => sum + open(segment) / 3 ** index, 0);
}

function segmentPattern(segment: string): string {
  if (segment === "*") return "(?:/.*)?";
  const optional = segment.endsWith("?");
  const name = optional ? segment.slice(0, -1) : segment;
  const one = `/${name.startsWith(":") ? name.replace(/^:\w+/, "[^/]+") : escaped(name)}`;
  return optional ? `(?:${one})?` : one;
}

/** Returns the path and its ancestors, because an ancestor's route may render a child's error. */
function prefixesOf(pathname: string): string[] {
  const path = pagePathOf(pathname);
  const prefixes = [pathname, path, ""];
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1))
    prefixes.push(path.slice(0, end));
  return prefixes.map((prefix) => (prefix === "/" ? "" : prefix));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
