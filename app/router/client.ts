/** Nothing else imports the router's package, so that another router is another file like this. */
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

// The errors of a page, which `useRouteError` gives only to its boundary. Remix has no name of its own for them.
export { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";

/** The router's global variables with its data. */
export const GLOBALS = { context: "__remixContext", manifest: "__remixManifest" };

/** The session storage key of `ScrollRestoration` for scroll positions. */
export const SCROLL_POSITIONS = "positions";
