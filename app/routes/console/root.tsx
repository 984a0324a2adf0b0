import type { ReactNode } from "react";
import { Outlet } from "~/app/router/client";
import { ConsoleDocument } from "~/app/ui/console/ConsoleDocument";
import { ConsoleError } from "~/app/ui/console/ConsoleError";

/** The root of the console's own tree of routes: see `router/areas.ts`. */
export function Layout({ children }: { children: ReactNode }) {
  return <ConsoleDocument>{children}</ConsoleDocument>;
}

export default function Console() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ConsoleError />;
}
