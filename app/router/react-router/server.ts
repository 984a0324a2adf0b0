import type { EntryContext, ServerBuild } from "react-router";

/** React Router's names for what `app/router/server.ts` has of Remix. */
export { createReadableStreamFromReadable } from "@react-router/node";
export type { EntryContext, HeadersArgs, ServerBuild } from "react-router";
export { createRequestHandler, data, matchRoutes, redirect, redirectDocument } from "react-router";
export type { ActionFunctionArgs, LoadContext, LoaderFunctionArgs, RequestHandler, RouteFunction } from "../arguments";

type Shared = Pick<
  EntryContext,
  | "manifest"
  | "routeModules"
  | "serverHandoffString"
  | "future"
  | "ssr"
  | "routeDiscovery"
  | "isSpaMode"
  | "serializeError"
  | "branches"
>;

/** Returns the part of the context that is the same for every page of a build. */
export function sharedContext({
  routes,
  assets,
  basename,
  future,
  ssr,
  routeDiscovery,
  isSpaMode,
}: ServerBuild): Shared {
  const routeModules = Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route!.module]));
  return {
    manifest: assets,
    routeModules: routeModules as EntryContext["routeModules"],
    serverHandoffString: JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode }),
    future,
    ssr,
    routeDiscovery,
    isSpaMode,
    serializeError: ({ message }) => ({ message }),
    // Left undefined, so that React Router ranks a page's routes itself. `narrow.ts` leaves it few routes.
    branches: undefined as unknown as EntryContext["branches"],
  };
}

/** The state of a page that only this router keeps. */
export const OWN_STATE = {};
