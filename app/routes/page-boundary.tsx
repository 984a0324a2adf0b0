import { Outlet } from "~/app/router/client";
import { ErrorScreen } from "~/app/ui/frame/ErrorScreen";

/** The layout above every page. The layout lets the error page of a page read the root's data of the site. */
export default function Page() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
