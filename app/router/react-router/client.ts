/** React Router's names for what `app/router/client.ts` has of Remix. */
export {
  isRouteErrorResponse,
  Links,
  Outlet,
  PrefetchPageLinks,
  Scripts,
  ScrollRestoration,
  ServerRouter as RouterServer,
  UNSAFE_DataRouterStateContext as RouterState,
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
} from "react-router";
export { HydratedRouter as RouterBrowser } from "react-router/dom";

export const GLOBALS = { context: "__reactRouterContext", manifest: "__reactRouterManifest" };

export const SCROLL_POSITIONS = "react-router-scroll-positions";
