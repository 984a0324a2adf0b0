import { type AppLoadContext, createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";

/**
 * Remix ranks every route several times a request. This hands it only those that can match the path: the same answers,
 * at a cost that does not grow with the number of routes.
 */
export function narrowHandler(
  build: ServerBuild,
  mode: string,
): (request: Request, context: AppLoadContext) => Promise<Response> {
  const leaves = leavesOf(build);
  const handlers = new Map<string, RequestHandler>();

  function handlerFor(path: string): RequestHandler {
    const key = leaves
      .flatMap((leaf, index) => (prefixesOf(path).some((prefix) => leaf.pattern.test(prefix)) ? index : []))
      .join();
    let handler = handlers.get(key);
    if (!handler) {
      const ids = new Set(["root", ...key.split(",").flatMap((index) => (index ? leaves[Number(index)]!.ids : []))]);
      handler = createRequestHandler(restrictedTo(build, ids), mode);
      handlers.set(key, handler);
    }
    return handler;
  }

  return (request, context) => handlerFor(new URL(request.url).pathname)(request, context);
}

type RouteManifest = ServerBuild["routes"];

interface Leaf {
  ids: string[];
  pattern: RegExp;
}

function leavesOf({ routes }: ServerBuild): Leaf[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && (route.path != null || route.index))
    .map((route) => {
      const chain = chainOf(routes, route!.id);
      return { ids: chain.map(({ id }) => id), pattern: patternOf(chain.map(({ path }) => path ?? "").join("/")) };
    });
}

function chainOf(routes: RouteManifest, id: string): NonNullable<RouteManifest[string]>[] {
  const route = routes[id];
  return route ? [...(route.parentId ? chainOf(routes, route.parentId) : []), route] : [];
}

function patternOf(path: string): RegExp {
  const segments = path.split("/").filter(Boolean).map(segmentPattern);
  return new RegExp(`^${segments.join("")}/*$`, "i");
}

function segmentPattern(segment: string): string {
  if (segment === "*") return "(?:/.*)?";
  const optional = segment.endsWith("?");
  const name = optional ? segment.slice(0, -1) : segment;
  const one = `/${name.startsWith(":") ? name.replace(/^:\w+/, "[^/]+") : escaped(name)}`;
  return optional ? `(?:${one})?` : one;
}

/** The path and all that stands above it: a parent may answer for a child's errors. */
function prefixesOf(pathname: string): string[] {
  let path = pathname;
  if (path.endsWith(".data")) path = path === "/_root.data" ? "" : path.slice(0, -".data".length);
  const prefixes = [pathname, path, ""];
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1))
    prefixes.push(path.slice(0, end));
  return prefixes.map((prefix) => (prefix === "/" ? "" : prefix));
}

function restrictedTo(build: ServerBuild, ids: Set<string>): ServerBuild {
  const pick = <T>(all: Record<string, T>) => Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
