/**
 * The router's names for components and hooks. Nothing else imports the router's package, so that one more router is one
 * more file like this.
 */
export {
  isRouteErrorResponse,
  Links,
  Outlet,
  PrefetchPageLinks,
  RemixBrowser as RouterBrowser,
  RemixServer as RouterServer,
  Scripts,
  ScrollRestoration,
  useActionData,
  useFetcher,
  useFetchers,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  useSubmit,
} from "@remix-run/react";

// Remix has no name of its own for what it depends on here: the errors of a page, which `useRouteError` gives to its boundary alone.
export { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";

/** The router's names for its data in a page's window. */
export const GLOBALS = { context: "__remixContext", manifest: "__remixManifest" };

/** The key in the session storage under which `ScrollRestoration` stores how far pages are scrolled. */
export const SCROLL_POSITIONS = "positions";
