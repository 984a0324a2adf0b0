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

/** The router's names for its data in a page's window. */
export const GLOBALS = { context: "__remixContext", manifest: "__remixManifest" };
