import { Outlet } from "~/app/router/client";
import { ErrorScreen } from "~/app/ui/frame/ErrorScreen";

/** Above every page, so that an error in one of them still finds what the root knows of the site. */
export default function Page() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
