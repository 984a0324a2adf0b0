import { Outlet } from "~/app/router/client";
import { ErrorScreen } from "~/app/ui/frame/ErrorScreen";

/** A layout above every page, so that an error in a page still finds the root's data of the site. */
export default function Page() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
