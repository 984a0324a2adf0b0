import type { ReactNode } from "react";
import { allowsSomewhere } from "~/app/domain/desk/permissions/permissions";
import { consoleScript } from "~/app/request/assets";
import { consoleLoader } from "~/app/request/console/guards";
import { NO_NEWS, newsFor } from "~/app/request/console/news";
import { Outlet } from "~/app/router/client";
import { ConsoleDocument } from "~/app/ui/console/ConsoleDocument";
import { ConsoleError } from "~/app/ui/console/ConsoleError";
import { type ConsoleFrame, NAV } from "~/app/ui/console/frame";

/** What stands around every page: who is signed in, and where they may go. */
export const loader = consoleLoader(async (args): Promise<ConsoleFrame> => {
  const who = await args.context.visit.signedIn();
  const pages = who ? NAV.filter(({ permission }) => allowsSomewhere(who.grants, permission)) : [];
  return {
    script: consoleScript(),
    who: who && { name: who.name, email: who.email },
    pages: pages.map(({ name }) => name),
    news: who ? await newsFor({ ...args, who }) : NO_NEWS,
  };
});

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
