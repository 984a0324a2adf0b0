import { Outlet } from "@remix-run/react";
import { ErrorScreen } from "~/app/ui/ErrorScreen";

/** Above every page, so that an error in one of them still finds what the root knows of the site. */
export default function Page() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
