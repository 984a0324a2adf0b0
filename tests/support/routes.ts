import { readFileSync } from "node:fs";
import { join } from "node:path";
import every from "~/app/routes";
import { projectRoot } from "~/app/settings/environment";

export interface DeclaredRoute {
  /** The path as in app/routes.ts: "members/:memberId". */
  path: string;
  /** The route's file, below app/. */
  file: string;
  /** The declared audience of the loader. Undefined if missing. */
  loader: Access | "formOnly" | undefined;
  action: Access | undefined;
  /** For an address that only takes a form, the page to which it redirects other requests. */
  sendsTo: string | undefined;
  /** Whether search engines may index it. */
  indexed: boolean;
}

const CONSOLE = "console/frame/root.page.tsx";
/** The routes of the tenants' area. */
const routes = every.filter(({ file }) => file !== CONSOLE);

/** Returns the paths of the console's routes, as in app/routes.ts: "" is its front page. */
export function consolePaths(): string[] {
  return every.find(({ file }) => file === CONSOLE)!.children!.map(({ path = "" }) => path);
}

export interface ConsoleRoute {
  /** The path as in app/routes.ts: "brands/:brand/actions/:action". */
  path: string;
  /** The permission of the loader, or "actions" if each action has its own. Undefined for a public page. */
  takes: string | undefined;
  actions: boolean;
}

/** Returns the console's routes with their declared permissions. */
export function consoleRoutes(): ConsoleRoute[] {
  return every
    .find(({ file }) => file === CONSOLE)!
    .children!.map(({ path = "", file }) => {
      const text = textOf(file);
      const [, takes] = /^export const loader = (?:desk|brand)Loader\("?([\w.]+)"?/m.exec(text) ?? [];
      return {
        path,
        takes: takes === "permission" ? "actions" : takes,
        actions: /^export const action = /m.test(text),
      };
    });
}

/** Returns the route modules with a page and their layouts, in the order of the routes, each once. */
export function pageFiles(): string[] {
  const files = every.flatMap((route) => [route, ...(route.children ?? [])]).map(({ file }) => file);
  return [...new Set(files)].filter((file) => /^export default /m.test(textOf(file)));
}

type Access = "member" | "secondFactor" | "visitor" | "open";

/** Returns the routes outside the API, with their declared audiences. */
export function declaredRoutes(): DeclaredRoute[] {
  return routes
    .flatMap((route) => route.children ?? [route])
    .filter(({ path }) => !path?.startsWith("api/"))
    .map(({ path = "", file }) => {
      const text = textOf(file);
      const [loader, action] = [madeOf(text, "loader"), madeOf(text, "action")];
      return { path, file, loader, action, sendsTo: sendsTo(text), indexed: isIndexed(text) };
    }) as DeclaredRoute[];
}

function textOf(file: string): string {
  return readFileSync(join(projectRoot, "app", file), "utf8");
}

function madeOf(text: string, name: "loader" | "action"): string | undefined {
  const [, wrapper] = new RegExp(`^export const ${name} = (\\w+)\\(`, "m").exec(text) ?? [];
  return wrapper?.replace(/(Loader|Action)$/, "");
}

function sendsTo(text: string): string | undefined {
  return /^export const loader = formOnly\("(.+)"\);/m.exec(text)?.[1];
}

function isIndexed(text: string): boolean {
  return /^export const handle = page[\s\S]*?\bindexed: true[\s\S]*?\);$/m.test(text);
}
