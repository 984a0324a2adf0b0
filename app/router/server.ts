import type { EntryContext, ServerBuild } from "@remix-run/node";
import type { LoadContext } from "./arguments";

/** The router's names for the server, like `client.ts`. */
export type { EntryContext, HeadersArgs, ServerBuild } from "@remix-run/node";
export {
  createReadableStreamFromReadable,
  createRequestHandler,
  data,
  redirect,
  redirectDocument,
} from "@remix-run/node";
export { matchRoutes } from "@remix-run/react";
export type { ActionFunctionArgs, LoadContext, LoaderFunctionArgs, RequestHandler, RouteFunction } from "./arguments";

declare module "@remix-run/node" {
  // Makes loaders' return types reach the page.
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext extends LoadContext {}
}

type Shared = Pick<
  EntryContext,
  "manifest" | "routeModules" | "serverHandoffString" | "future" | "isSpaMode" | "serializeError"
>;

export function sharedContext({ routes, assets, basename, future, isSpaMode }: ServerBuild): Shared {
  const routeModules = Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route!.module]));
  return {
    manifest: assets,
    routeModules: routeModules as EntryContext["routeModules"],
    serverHandoffString: JSON.stringify({ basename, future, isSpaMode }),
    future,
    isSpaMode,
    serializeError: ({ message }) => ({ message }),
  };
}

/** Page state that only this router has. */
export const OWN_STATE = { activeDeferreds: null };
