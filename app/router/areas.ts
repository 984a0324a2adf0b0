import { GLOBALS } from "~/app/router/client";
import type { ServerBuild } from "~/app/router/server";

/** The area of a host. Each has its own routes, document, headers and sessions. */
export type Area = "tenant" | "console";

/** The layout above every route of the console, and the root of its tree. As in `app/routes.ts`. */
const CONSOLE_ROOT = "console/frame/root.page";

/** Splits a build into areas. The handler of one area cannot match, load or describe a route of the other. */
export function areasOf(build: ServerBuild): Record<Area, ServerBuild> {
  const known = split.get(build) ?? splitOf(build);
  split.set(build, known);
  return known;
}

export async function builtFor(area: Area): Promise<ServerBuild> {
  return areasOf(await import("virtual:router/server-build"))[area];
}

/** Shortens the manifest, which each first visit loads. A line of script writes each route's id from its key. */
export function manifestFile({ assets }: ServerBuild): string {
  const loaded = new Set<string>(assets.entry.imports);
  const styled = new Set((assets.routes.root as Files | undefined)?.css);
  const routes: Record<string, object> = {};
  for (const [id, route] of Object.entries(assets.routes)) {
    if (id.startsWith("routes/api/")) continue;
    const said = Object.entries(route as object).filter(([name, value]) => name !== "id" && value !== false);
    const { imports, css } = route as Files;
    const styles = id === "root" ? css : without(css, styled);
    routes[id] = { ...Object.fromEntries(said), imports: without(imports, loaded), css: styles };
  }
  const manifest = `window.${GLOBALS.manifest}`;
  return `${manifest}=${JSON.stringify({ ...assets, routes })};for(const[k,r]of Object.entries(${manifest}.routes))r.id=k`;
}

function without(files: string[] | undefined, known: ReadonlySet<string>): string[] | undefined {
  const others = files?.filter((file) => !known.has(file));
  return others?.length ? others : undefined;
}

/** Returns the built files that only the console's routes use: /assets/front-x.css. */
export function consoleFiles(parts: Record<Area, ServerBuild>): Set<string> {
  const others = filesOf(parts.tenant);
  return new Set([...filesOf(parts.console)].filter((file) => !others.has(file)));
}

const split = new WeakMap<ServerBuild, Record<Area, ServerBuild>>();

function splitOf(marked: ServerBuild): Record<Area, ServerBuild> {
  const build = withPlainStyles(marked);
  const isConsoles = (id: string): boolean => {
    const parent = build.routes[id]?.parentId;
    return id === CONSOLE_ROOT || (parent !== undefined && isConsoles(parent));
  };
  const tenant = partOf(build, (id) => !isConsoles(id));
  const others = filesOf(tenant);
  const console = withStyles(partOf(build, isConsoles), (file) => !others.has(file));
  return { tenant, console: rootedAt(console, CONSOLE_ROOT) };
}

interface Files {
  module?: string;
  imports?: string[];
  css?: string[];
}

function filesOf({ assets }: ServerBuild): Set<string> {
  const entries = [assets.entry, ...Object.values(assets.routes)] as Files[];
  return new Set(entries.flatMap(({ module = [], imports = [], css = [] }) => [module, imports, css].flat()));
}

/** React Router's "#" would make Vite load such a style again, after the template's, which must come last. */
function withPlainStyles(build: ServerBuild): ServerBuild {
  const { entry, routes } = build.assets;
  const plain = <T extends object>(part: T): T => {
    const { css } = part as Files;
    return css ? { ...part, css: css.map((file) => file.replace(/#$/, "")) } : part;
  };
  const parts = Object.entries(routes).map(([id, route]) => [id, plain(route!)]);
  return { ...build, assets: { ...build.assets, entry: plain(entry), routes: Object.fromEntries(parts) } };
}

/**
 * Keeps the styles of tenants' pages out of the console: scripts that both areas share would otherwise bring these
 * styles along.
 */
function withStyles(build: ServerBuild, isKept: (file: string) => boolean): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.assets.routes).map(([id, route]) => {
      const { css, ...rest } = route as typeof route & Files;
      return [id, css ? { ...rest, css: css.filter(isKept) } : rest];
    }),
  ) as ServerBuild["assets"]["routes"];
  return { ...build, assets: { ...build.assets, routes } };
}

type Routes = Record<string, { id: string; parentId?: string }>;

export function partOf(build: ServerBuild, has: (id: string) => boolean): ServerBuild {
  const pick = <T extends object>(all: T) => Object.fromEntries(Object.entries(all).filter(([id]) => has(id))) as T;
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } };
}

/** Returns the build with another root: the router renders the document with the route called "root". */
function rootedAt(build: ServerBuild, top: string): ServerBuild {
  const name = (id: string) => (id === top ? "root" : id);
  const renamed = <T extends object>(all: T) =>
    Object.fromEntries(
      Object.values(all as Routes).map(({ id, parentId, ...route }) => [
        name(id),
        { ...route, id: name(id), ...(id !== top && parentId !== undefined && { parentId: name(parentId) }) },
      ]),
    ) as T;
  return { ...build, routes: renamed(build.routes), assets: { ...build.assets, routes: renamed(build.assets.routes) } };
}
